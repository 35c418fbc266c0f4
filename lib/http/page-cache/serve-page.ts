import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pathIn, splitLocale } from '@/lib/format/locale';
import { clientNetwork, connectionIpHeader } from '@/lib/http/client-ip';
import { notFoundPath, notFoundWith } from '@/lib/http/cms-paths';
import { encodingFor } from '@/lib/http/compression/encoding';
import { isPage } from '@/lib/http/page-paths';
import { elsewhereHeader, totalPagesHeader } from '@/lib/http/page-state';
import { isAdminPage } from '@/lib/http/request-guard';
import { logError } from '@/lib/log-error';
import { isFirstVisit } from '@/lib/session/first-visit';
import { sessionCookie } from '@/lib/session/token';
import { FinishedDocument } from './finished-document';
import { RenderFailed, readPage, receivesEverySave, renderForCache } from './page-cache';
import { cacheablePath, readPageNumber } from './page-parameters';
import { isRenderForCache, type PageRequest, pageKey, renderPage } from './render';
import { admitAdminRender, admitRender, renderInBackground, TooManyRenders } from './render-limit';
import type { CachedPage, RenderedResponse } from './rendered-page';
import { isKnown, sendPage, sendTryLater } from './send-page';

/**
 * Serves pages of the site from the page cache, or, like those of the admin, by `next` within the limits of renders. Returns false
 * if the request is for something else.
 */
export function servePageFromCache(request: IncomingMessage, response: ServerResponse, next: () => void): boolean {
  const served = isAdminPage(request)
    ? serveUncached(admitAdminRender(), response, next)
    : isSitePage(request) && serveSitePage(request, response, next);
  if (!served) return false;
  served.catch((error) => {
    if (error instanceof TooManyRenders) return sendTryLater(response, error);
    logFailure(request.url ?? '', error);
    next();
  });
  return true;
}

function serveSitePage(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
  const page = isGuest(request) ? toPageRequest(request.url ?? '', request) : undefined;
  return page ? serveCacheable(page, request, response) : serveUncached(admitRender(clientOf(request)), response, next);
}

function isSitePage({ method, url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1);
  return (method === 'GET' || method === 'HEAD') && isPage(path) && !isRenderForCache(headers);
}

/** Anyone can send the cookie of a learner, so it exempts from no limit. */
const isGuest = ({ headers }: IncomingMessage): boolean => !headers.rsc && !headers.cookie?.includes(sessionCookie());

const clientOf = ({ headers }: IncomingMessage): string =>
  clientNetwork(new Headers(pick(headers, [connectionIpHeader, 'x-forwarded-for'])));

/** Undefined if the cache has no such page. */
export function toPageRequest(url: string, { headers, socket }: IncomingMessage): PageRequest | undefined {
  const path = isPage(url.split('?', 1)[0] ?? '') ? cacheablePath(url) : undefined;
  const { localAddress: host, localPort: port } = socket;
  if (!path || !host || !port) return undefined;
  return { host, port, path, isFirstVisit: isFirstVisit((name) => headers[name]?.toString()) };
}

const pick = (headers: IncomingHttpHeaders, names: string[]) =>
  names.map((name): [string, string] => [name, String(headers[name] ?? '')]);

async function serveCacheable(page: PageRequest, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  const variant = chooseVariant(page, known);
  // Most responses wait for nothing: each promise costs processor time.
  const result = readFresh(variant) ?? (await getPage(variant, request));
  await sendPage(response, result, { encoding: encodingFor(accepted), known });
}

async function serveUncached(
  admission: Promise<() => void>,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const release = await admission;
  // The client has left while it waited: there will be no other `close`.
  if (response.destroyed) return release();
  response.once('close', release);
  next();
}

const logFailure = (path: string, error: unknown) => logError(`Rendering ${path} for the cache failed.`, error);

const readCached = (page: PageRequest) => readPage(pageKey(page), { canBeStale: receivesEverySave() });

/** The other variant if that is what the guest already has. */
function chooseVariant(page: PageRequest, known: string | undefined): PageRequest {
  const other = { ...page, isFirstVisit: !page.isFirstVisit };
  const cached = known ? readCached(other)?.page : undefined;
  return cached instanceof FinishedDocument && isKnown(cached, known) ? other : page;
}

function readFresh(page: PageRequest): CachedPage | RenderedResponse | undefined {
  const cached = readPageNumber(page.path) ? undefined : readCached(page);
  return cached?.isStale ? undefined : cached?.page;
}

/**
 * From the cache, or rendered for it.
 * @throws TooManyRenders
 */
export async function getPage(page: PageRequest, request: IncomingMessage): Promise<CachedPage | RenderedResponse> {
  if (await isBeyondList(page, request)) return getPage(toNotFound(page), request);
  const cached = readCached(page);
  if (cached?.isStale) revalidateLater(page);
  if (cached) return cached.page;
  const release = await admitRender(clientOf(request));
  try {
    // Another request may have rendered it meanwhile.
    return readCached(page)?.page ?? (await render(page));
  } finally {
    release();
  }
}

/** Does nothing for a fresh page of the cache. */
export const fillCache = (page: PageRequest): Promise<void> =>
  renderInBackground(async () => {
    const cached = readCached(page);
    if (!cached || cached.isStale) await render(page);
  });

const toNotFound = (page: PageRequest, elsewhere?: string): PageRequest => ({
  ...page,
  path: pathIn(splitLocale(page.path).locale, notFoundWith(elsewhere)),
});

/** The first page of a list tells how many there are, so that made-up numbers cause no renders. */
async function isBeyondList(page: PageRequest, request: IncomingMessage): Promise<boolean> {
  const { number, firstPath } = readPageNumber(page.path) ?? {};
  if (!number || !firstPath) return false;
  const first = await getPage({ ...page, path: firstPath }, request);
  const totalPages = first instanceof FinishedDocument ? first.headers.get(totalPagesHeader) : undefined;
  return totalPages !== undefined && number > Number(totalPages);
}

/** One page for all paths that are not found, except for those that exist in another language. Next would send an empty shell for a missing record. */
async function render(page: PageRequest): Promise<CachedPage | RenderedResponse> {
  const isNotFound = splitLocale(page.path).path.split('?', 1)[0] === notFoundPath;
  try {
    const rendered = await renderForCache(pageKey(page), {
      storedStatus: isNotFound ? 404 : 200,
      render: () => renderPage(page),
    });
    if (rendered.status !== 404 || isNotFound) return rendered;
    const notFound = toNotFound(page, headerOf(rendered, elsewhereHeader));
    return readCached(notFound)?.page ?? (await render(notFound));
  } catch (error) {
    if (error instanceof RenderFailed) return error.response;
    throw error;
  }
}

const headerOf = ({ headers }: CachedPage | RenderedResponse, name: string): string | undefined =>
  headers instanceof Map ? [headers.get(name)].flat()[0] : undefined;

/** The browser loads the assets of the stale page first. */
const revalidateAfterMs = 5000;

const scheduled = new Set<string>();

function revalidateLater(page: PageRequest): void {
  const key = pageKey(page);
  if (scheduled.has(key)) return;
  scheduled.add(key);
  setTimeout(() => {
    revalidate(page)
      .catch((error) => logFailure(page.path, error))
      .finally(() => scheduled.delete(key));
  }, revalidateAfterMs).unref();
}

const revalidate = (page: PageRequest): Promise<void> =>
  renderInBackground(async () => {
    if (readCached(page)?.isStale) await render(page);
  });
