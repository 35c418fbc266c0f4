import type { IncomingMessage, ServerResponse } from 'node:http';
import { capabilities } from '@/lib/backend-choice';
import { env } from '@/lib/env';
import { compress } from '@/lib/http/compression/compress';
import { type Encoding, encodingFor } from '@/lib/http/compression/encoding';
import { isPage } from '@/lib/http/page-paths';
import { logError } from '@/lib/log-error';
import { isFirstVisit } from '@/lib/session/first-visit';
import { freshNonce } from '@/lib/session/security-policy';
import { sessionCookie } from '@/lib/session/token';
import { RenderFailed, readPage, renderForCache } from './page-cache';
import { isRenderForCache, type PageRequest, renderPage } from './render';
import { type CachedPage, type RenderedResponse, withNonce } from './rendered-page';

/** Query parameters that networks and newsletters add to a link; no page reads them. */
const trackingParameter = /^(fbclid|gclid|utm_\w+)$/;

/**
 * Serves a guest's page from the page cache: a GET of HTML without a query. Returns false if the request is not cacheable. When the
 * page cannot be rendered for the cache, `next` has the framework respond.
 */
export function servePageFromCache(request: IncomingMessage, response: ServerResponse, next: () => void): boolean {
  const page = cacheablePage(request);
  if (!page) return false;
  const encoding = encodingFor(request.headers['accept-encoding']);
  getPage(page)
    .then((result) => send(response, result, encoding))
    .catch((error) => {
      logFailure(page, error);
      next();
    });
  return true;
}

function cacheablePage({ method, url = '', headers, headersDistinct, socket }: IncomingMessage) {
  const path = pathWithoutTracking(url);
  const { localAddress: host, localPort: port } = socket;
  if (method !== 'GET' || !path || !isPage(path) || isRenderForCache(headers) || !host || !port) return undefined;
  if (!headers.accept?.includes('text/html') || headers.rsc || headers.cookie?.includes(sessionCookie()))
    return undefined;
  return { host, port, path, isFirstVisit: isFirstVisit((name) => headersDistinct[name]?.[0]) };
}

/** Undefined where the query holds more than tracking parameters. */
function pathWithoutTracking(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  return [...new URLSearchParams(query).keys()].every((name) => trackingParameter.test(name)) ? path : undefined;
}

const keyOf = ({ path, isFirstVisit }: PageRequest) => `${isFirstVisit ? 'first' : 'further'} ${path}`;

const logFailure = ({ path }: PageRequest, error: unknown) =>
  logError(`Rendering ${path} for the cache failed.`, error);

const readCached = (page: PageRequest) => readPage(keyOf(page), { allowStale: seesEverySave() });

/** Whether each save passes through this process: nothing but the time of day can change a page otherwise. */
const seesEverySave = (): boolean => capabilities().hasCms && !env().DATABASE_URL;

async function getPage(page: PageRequest): Promise<CachedPage | RenderedResponse> {
  const cached = readCached(page);
  if (cached?.isStale) revalidateLater(page);
  return cached?.page ?? render(page);
}

async function render(page: PageRequest): Promise<CachedPage | RenderedResponse> {
  try {
    return await renderForCache(keyOf(page), () => renderPage(page));
  } catch (error) {
    if (error instanceof RenderFailed) return error.response;
    throw error;
  }
}

/** Rendering keeps the process busy, and the visitor's browser asks for the files of this page first. */
const revalidateAfterMs = 5000;

const scheduled = new Set<string>();

function revalidateLater(page: PageRequest): void {
  const key = keyOf(page);
  if (scheduled.has(key)) return;
  scheduled.add(key);
  setTimeout(() => {
    scheduled.delete(key);
    if (readCached(page)?.isStale) render(page).catch((error) => logFailure(page, error));
  }, revalidateAfterMs).unref();
}

async function send(response: ServerResponse, page: CachedPage | RenderedResponse, encoding: Encoding): Promise<void> {
  const { status, headers, html } =
    'status' in page ? { ...page, html: Buffer.from(page.body) } : { status: 200, ...withNonce(page, freshNonce()) };
  const bytes = await compress(html, encoding);
  response.statusCode = status;
  response.setHeaders(headers);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}
