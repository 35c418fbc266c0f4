import { Hono } from 'hono';
import type { Backend } from './backend';
import { type ApiDocument, apiDocument } from './documentation/openapi';
import { documentationPage, pagePolicy } from './documentation/page';

let made: ApiDocument | undefined;

/** The contract does not change while the server runs, so its document is made once. */
function theDocument(): ApiDocument {
  made ??= apiDocument();
  return made;
}

const cached = { 'Cache-Control': 'public, max-age=300' };

/** `GET /openapi.json`, and the same to read at `GET /docs`. */
export const documentation = new Hono<Backend>()
  .get('/openapi.json', (c) => c.json(theDocument(), 200, cached))
  .get('/docs', (c) =>
    c.html(documentationPage(theDocument()), 200, { ...cached, 'Content-Security-Policy': pagePolicy }),
  );
