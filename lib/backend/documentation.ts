import { Hono } from 'hono';
import { getApiDocument, getDocumentation } from '@/lib/contract/endpoints/documentation';
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
  .get(getApiDocument.path, (c) => c.json(getDocument(), 200, cached))
  .get(getDocumentation.path, (c) =>
    c.html(renderDocumentation(getDocument()), 200, { ...cached, 'Content-Security-Policy': pagePolicy }),
  );
