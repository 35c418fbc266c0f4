import { randomUUID } from 'node:crypto';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { RenderedResponse } from './rendered-page';

/** Marks requests of this process with a value that no client knows. */
const renderHeader = 'x-render-for-cache';
const renderToken = randomUUID();

/** Must exceed the page deadline of `lib/api` (8 s). */
const renderTimeoutMs = 12_000;

const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

export type PageRequest = { host: string; port: number; path: string; isFirstVisit: boolean };

export const pageKey = ({ path, isFirstVisit }: Pick<PageRequest, 'path' | 'isFirstVisit'>): string =>
  `${isFirstVisit ? 'first' : 'further'} ${path}`;

export const isRenderForCache = (headers: IncomingHttpHeaders): boolean => headers[renderHeader] === renderToken;

export function renderPage({ host, port, path, isFirstVisit }: PageRequest): Promise<RenderedResponse> {
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
