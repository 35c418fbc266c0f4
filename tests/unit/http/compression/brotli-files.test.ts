import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBrotliCopies } from '@/lib/http/compression/brotli-copies.mjs';
import { brotliFiles } from '@/lib/http/compression/brotli-files';

const page = 'console.log("page");';
const stylesheet = 'a { color: red }';
let build = '';

beforeEach(async () => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  writeFileSync(join(build, 'static', 'chunks', 'page.js'), page);
  writeFileSync(join(build, 'static', 'chunks', 'page.css'), stylesheet);
  writeFileSync(join(build, 'static', 'chunks', 'picture.svg'), '<svg/>');
});

afterEach(() => rmSync(build, { recursive: true }));

const read = (name: string) => readFileSync(join(build, 'static', 'chunks', name));

function rewrite(url: string, headers: NodeJS.Dict<string>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers });
  const response = new ServerResponse(request);
  brotliFiles(build)(request, response);
  return { url: request.url, headers: { ...response.getHeaders() } };
}

const browser = { 'accept-encoding': 'gzip, deflate, br' };

test('scripts and stylesheets get Brotli copies of the same content', async () => {
  await writeBrotliCopies(build);
  expect(brotliDecompressSync(read('page.js.br')).toString()).toBe(page);
  expect(brotliDecompressSync(read('page.css.br')).toString()).toBe(stylesheet);
  expect(() => read('picture.svg.br')).toThrow();
});

test('a request that accepts Brotli is rewritten to the copy', async () => {
  await writeBrotliCopies(build);
  expect(rewrite('/_next/static/chunks/page.js?v=1', browser)).toEqual({
    url: '/_next/static/chunks/page.js.br',
    headers: {
      vary: 'Accept-Encoding',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=UTF-8',
    },
  });
  expect(rewrite('/_next/static/chunks/page.css', browser).headers['content-type']).toBe('text/css; charset=UTF-8');
});

test('other requests and range requests get the original file, with Vary', async () => {
  await writeBrotliCopies(build);
  const path = '/_next/static/chunks/page.js';
  for (const headers of [{}, { 'accept-encoding': 'gzip' }, { ...browser, range: 'bytes=0-9' }]) {
    expect(rewrite(path, headers)).toEqual({ url: path, headers: { vary: 'Accept-Encoding' } });
  }
});

test.each(['/', '/_next/static/chunks/none.js', '/_next/static/chunks/picture.svg', '/_next/static/../main.js'])(
  '%s is not rewritten',
  async (path) => {
    await writeBrotliCopies(build);
    expect(rewrite(path, browser)).toEqual({ url: path, headers: {} });
  },
);
