import type { ServerResponse } from 'node:http';
import { getText, withLocale } from '#text';
import { env } from '@/lib/env';
import { compress } from '@/lib/http/compression/compress';
import type { Encoding } from '@/lib/http/compression/encoding';
import { renderErrorPage } from '@/lib/http/error-page';
import { acceptsHtml } from '@/lib/http/refuse';
import { localeOfRefusal } from '@/lib/http/request-locale';
import { createNonce } from '@/lib/session/security-policy';
import { FinishedDocument } from './finished-document';
import { keepPayload } from './payload-files';
import type { TooManyRenders } from './render-limit';
import { type CachedPage, type RenderedResponse, withNonce } from './rendered-page';

type Negotiation = {
  encoding: Encoding;
  /** The header If-None-Match. */
  known: string | undefined;
};

export const isKnown = ({ status, etag }: FinishedDocument, known: string | undefined): boolean =>
  status === 200 && Boolean(known?.split(',').some((tag) => tag.trim() === etag));

export async function sendPage(
  response: ServerResponse,
  page: CachedPage | RenderedResponse,
  { encoding, known }: Negotiation,
): Promise<void> {
  if (page instanceof FinishedDocument) {
    keepPayload(page.payload);
    if (isKnown(page, known)) return sendNotModified(response, page);
    const encoded = page.text.encode(encoding);
    const bytes = encoded instanceof Promise ? await encoded : encoded;
    if (page.status === 200) response.setHeader('etag', page.etag);
    return sendBytes(response, { status: page.status, headers: headersOf(page), bytes, encoding });
  }
  const { headers, html } =
    'bytes' in page ? withNonce(page, createNonce()) : { ...page, html: Buffer.from(page.body) };
  sendBytes(response, { status: page.status, headers, bytes: await compress(html, encoding), encoding });
}

/** A CDN caches the page; browsers revalidate it each time, so that a learner who logs in leaves the pages of guests. */
function headersOf({ status, headers }: FinishedDocument): Map<string, string> {
  const { CDN_SECONDS } = env();
  return CDN_SECONDS && status === 200
    ? new Map([...headers, ['cache-control', `max-age=0, s-maxage=${CDN_SECONDS}`]])
    : headers;
}

function sendNotModified(response: ServerResponse, page: FinishedDocument): void {
  const headers = headersOf(page);
  response.statusCode = 304;
  response.setHeader('etag', page.etag);
  for (const name of ['cache-control', 'vary']) {
    const value = headers.get(name);
    if (value) response.setHeader(name, value);
  }
  response.end();
}

type Content = {
  status: number;
  headers: Map<string, string | string[]>;
  bytes: Buffer;
  encoding: Encoding;
};

function sendBytes(response: ServerResponse, { status, headers, bytes, encoding }: Content): void {
  response.statusCode = status;
  response.setHeaders(headers);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}

export function sendTryLater(response: ServerResponse, { retryAfterSeconds }: TooManyRenders): void {
  response.statusCode = 503;
  response.setHeader('retry-after', retryAfterSeconds);
  response.setHeader('cache-control', 'no-store');
  withLocale(localeOfRefusal(response.req), () => {
    const message = getText('errors').tooManyPages;
    const isHtml = acceptsHtml(response.req);
    response.setHeader('content-type', `text/${isHtml ? 'html' : 'plain'}; charset=utf-8`);
    response.end(isHtml ? renderErrorPage({ message }) : message);
  });
}
