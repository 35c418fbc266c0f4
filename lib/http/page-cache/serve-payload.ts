import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from '@/lib/http/compression/encoding';
import type { StoredText } from '@/lib/http/compression/stored-text';
import { logError } from '@/lib/log-error';
import { FinishedDocument } from './finished-document';
import { readPayload } from './payload-files';
import { goneText } from './reload-page';
import { TooManyRenders } from './render-limit';
import { getPage, toPageRequest } from './serve-page';

const pathPattern = /^\/documents\/[\w-]+\.js$/;

/** Returns false if the request is for something else. */
export function servePayload(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = '', query] = request.url?.split('?', 2) ?? [];
  if (!pathPattern.test(path)) return false;
  const page = new URLSearchParams(query).get('page') ?? '';
  readOrRender(path, page, request)
    .then((file) => send(request, response, file))
    .catch((error) => {
      logError('A payload could not be sent.', error);
      response.destroy();
    });
  return true;
}

/** Renders the page again if another instance, or this one before a restart, has sent the document. */
async function readOrRender(path: string, page: string, request: IncomingMessage): Promise<StoredText | undefined> {
  const stored = readPayload(path);
  if (stored) return stored;
  for (const isFirstVisit of [true, false]) {
    const found = toPageRequest(page, request);
    if (!found) return undefined;
    try {
      const rendered = await getPage({ ...found, isFirstVisit }, request);
      if (rendered instanceof FinishedDocument && rendered.payload.path === path) return rendered.payload.text;
    } catch (error) {
      if (!(error instanceof TooManyRenders)) logError(`Rendering ${page} for its payload failed.`, error);
      return undefined;
    }
  }
}

async function send(request: IncomingMessage, response: ServerResponse, file: StoredText | undefined): Promise<void> {
  const encoding = file && encodingFor(request.headers['accept-encoding']);
  const bytes = file ? await file.encode(encoding) : Buffer.from(goneText);
  response.setHeader('content-type', 'application/javascript; charset=utf-8');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('cache-control', file ? 'public, max-age=31536000, immutable' : 'no-store');
  response.setHeader('vary', 'Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}
