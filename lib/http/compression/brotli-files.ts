import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { encodingFor } from './encoding';

const types: Record<string, string> = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };

/** The copies are read with the first request: a first start makes them while its application is prepared. */
export function brotliFiles(build: string): (request: IncomingMessage, response: ServerResponse) => void {
  let copies: Set<string> | undefined;
  return (request, response) => {
    copies ??= listCopies(build);
    const path = request.url?.split('?', 1)[0] ?? '';
    const type = types[path.slice(path.lastIndexOf('.') + 1)];
    const copy = `${path}.br`;
    if (!type || !copies.has(copy)) return;
    response.setHeader('vary', 'Accept-Encoding');
    if (request.headers.range || encodingFor(request.headers['accept-encoding']) !== 'br') return;
    request.url = copy;
    response.setHeader('content-type', type);
    response.setHeader('content-encoding', 'br');
  };
}

const listCopies = (build: string) =>
  new Set(
    readdirSync(join(build, 'static'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.br'))
      .map((name) => `/_next/static/${name.replaceAll('\\', '/')}`),
  );
