import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brotliFiles } from '@/lib/http/compression/brotli-files';
import { finishBuild } from '@/lib/http/compression/finish-build.mjs';

const framework = 'console.log("framework");';
const page = 'console.log("page");';
const stylesheet = 'a { color: red }';
let build = '';

beforeEach(async () => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }));
  writeFileSync(join(build, 'static', 'chunks', 'main.js'), framework);
  writeFileSync(join(build, 'static', 'chunks', 'page.js'), page);
  writeFileSync(join(build, 'static', 'chunks', 'page.css'), stylesheet);
  writeFileSync(join(build, 'static', 'chunks', 'picture.svg'), '<svg/>');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(build, { recursive: true });
});

const read = (name: string) => readFileSync(join(build, 'static', 'chunks', name));

function rewrite(url: string, headers: NodeJS.Dict<string>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers });
  const response = new ServerResponse(request);
  brotliFiles(build)(request, response);
  return { url: request.url, headers: { ...response.getHeaders() } };
}

const browser = { 'accept-encoding': 'gzip, deflate, br' };

test("only the framework's scripts get the hint for eager compilation", async () => {
  await finishBuild(build);
  await finishBuild(build);
  expect(read('main.js').toString()).toBe(`//# allFunctionsCalledOnLoad\n${framework}`);
  expect(read('page.js').toString()).toBe(page);
});

test('scripts and stylesheets get Brotli copies of their final content', async () => {
  await finishBuild(build);
  expect(brotliDecompressSync(read('main.js.br'))).toEqual(read('main.js'));
  expect(brotliDecompressSync(read('page.css.br')).toString()).toBe(stylesheet);
  expect(() => read('picture.svg.br')).toThrow();
});

test('no copies are made on Vercel, which compresses by itself', async () => {
  vi.stubEnv('VERCEL', '1');
  await finishBuild(build);
  expect(read('main.js').toString()).toContain('allFunctionsCalledOnLoad');
  expect(() => read('main.js.br')).toThrow();
});

test('a build without the framework’s scripts fails', async () => {
  writeFileSync(join(build, 'build-manifest.json'), '{}');
  await expect(finishBuild(build)).rejects.toThrow(/names no scripts/);
});

test('a request that accepts Brotli is rewritten to the copy', async () => {
  await finishBuild(build);
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
  await finishBuild(build);
  const path = '/_next/static/chunks/page.js';
  for (const headers of [{}, { 'accept-encoding': 'gzip' }, { ...browser, range: 'bytes=0-9' }]) {
    expect(rewrite(path, headers)).toEqual({ url: path, headers: { vary: 'Accept-Encoding' } });
  }
});

test.each(['/', '/_next/static/chunks/none.js', '/_next/static/chunks/picture.svg', '/_next/static/../main.js'])(
  '%s is not rewritten',
  async (path) => {
    await finishBuild(build);
    expect(rewrite(path, browser)).toEqual({ url: path, headers: {} });
  },
);
