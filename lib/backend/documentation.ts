import { Hono } from 'hono';
import type { Backend } from './backend';
import { type ApiDocument, createApiDocument } from './documentation/openapi';
import { pagePolicy, renderDocumentation } from './documentation/page';

let document: ApiDocument | undefined;

function getDocument(): ApiDocument {
  document ??= createApiDocument();
  return document;
}

const cached = { 'Cache-Control': 'public, max-age=300' };

export const documentation = new Hono<Backend>()
  .get('/openapi.json', (c) => c.json(getDocument(), 200, cached))
  .get('/docs', (c) =>
    c.html(renderDocumentation(getDocument()), 200, { ...cached, 'Content-Security-Policy': pagePolicy }),
  );
