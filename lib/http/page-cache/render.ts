import { randomUUID } from 'node:crypto';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { notFoundPath } from '@/lib/http/cms-paths';
import type { RenderedResponse } from './rendered-page';

/** Marks the requests by which this process renders pages for its cache. No client knows the value. */
const renderHeader = 'x-render-for-cache';
const renderToken = randomUUID();

/** Must exceed the deadline of a page that waits for an existing backend (8 s). */
const renderTimeoutMs = 12_000;

const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

/** What a page depends on, beside its content: nothing else of a visitor's request reaches it. */
export type PageRequest = { host: string; port: number; path: string; isFirstVisit: boolean };

export const isRenderForCache = (headers: IncomingHttpHeaders): boolean => headers[renderHeader] === renderToken;

/**
 * Renders a guest's page by a request to this server. For a page whose record is missing the framework sends an empty shell that
 * scripts fill: the page of unknown paths, which is HTML, replaces it.
 *
 * @throws Error after 12 s, or when the connection fails
 */
export async function renderPage(page: PageRequest): Promise<RenderedResponse> {
  const response = await requestPage(page);
  const isShell = response.status === 404 && response.body.includes('id="__next_error__"');
  return isShell ? requestPage({ ...page, path: notFoundPath }) : response;
}

function requestPage({ host, port, path, isFirstVisit }: PageRequest): Promise<RenderedResponse> {
  const headers = {
    accept: 'text/html',
    [renderHeader]: renderToken,
    'sec-fetch-site': isFirstVisit ? 'none' : 'same-origin',
  };
  return new Promise((resolve, reject) => {
    const request = get({ host, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => resolve(toRenderedResponse(response, Buffer.concat(chunks).toString())));
    }).once('error', reject);
    const timeout = setTimeout(
      () => request.destroy(new Error(`No response within ${renderTimeoutMs} ms.`)),
      renderTimeoutMs,
    );
    request.once('close', () => clearTimeout(timeout));
  });
}

function toRenderedResponse({ statusCode = 500, headersDistinct }: IncomingMessage, body: string): RenderedResponse {
  const headers = Object.entries(headersDistinct).filter(([name]) => !connectionHeaders.has(name));
  return { status: statusCode, headers: new Map(headers.map(([name, values = []]) => [name, values])), body };
}
