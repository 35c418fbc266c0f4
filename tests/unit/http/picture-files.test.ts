import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crossOrigin, everywhere, pictureFile } from '@/lib/http/fixed-headers';
import { pictureFiles } from '@/lib/http/picture-files';

const data = mkdtempSync(join(tmpdir(), 'ecole-padauk-pictures-'));
const folder = join(data, 'media');
const servePicture = pictureFiles(folder);
const server = createServer((request, response) => {
  const next = () => response.end('framework');
  if (!servePicture(request, response, next)) next();
});

beforeAll(async () => {
  mkdirSync(folder);
  mkdirSync(join(folder, 'folder.webp'));
  writeFileSync(join(folder, 'tea-480x300.avif'), '0123456789');
  writeFileSync(join(folder, 'thé.webp'), 'tea');
  writeFileSync(join(folder, 'tea.svg'), '<svg/>');
  writeFileSync(join(folder, '.hidden.webp'), 'hidden');
  writeFileSync(join(data, 'receipt.webp'), 'private');
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(data, { recursive: true });
});

async function requestPath(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const outgoing = send({ port, path, method, headers, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, headers: response.headers, text };
}

test('a picture has the headers of Next’s responses, and is kept for a year', async () => {
  const { status, headers, text } = await requestPath('/media/tea-480x300.avif?x=1');
  expect([status, text]).toEqual([200, '0123456789']);
  const fixed = [...everywhere, ...crossOrigin, ...pictureFile].map(({ key, value }) => [key.toLowerCase(), value]);
  expect(headers).toMatchObject({
    ...Object.fromEntries(fixed),
    'content-type': 'image/avif',
    'content-length': '10',
    etag: expect.any(String),
  });
  expect(headers['cache-control']).toContain('immutable');
});

test('the name may have any letters', async () => {
  const { headers, text } = await requestPath(`/media/${encodeURIComponent('thé.webp')}`);
  expect([text, headers['content-type']]).toEqual(['tea', 'image/webp']);
});

test('HEAD, ranges and known copies', async () => {
  const path = '/media/tea-480x300.avif';
  const head = await requestPath(path, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '10', '']);
  const part = await requestPath(path, { range: 'bytes=2-4' });
  expect([part.status, part.headers['content-range'], part.text]).toEqual([206, 'bytes 2-4/10', '234']);
  const known = await requestPath(path, { 'if-none-match': String(head.headers.etag) });
  expect([known.status, known.text]).toEqual([304, '']);
  const beyond = await requestPath(path, { range: 'bytes=20-' });
  expect([beyond.status, beyond.headers['content-range'], beyond.text]).toEqual([416, 'bytes */10', '']);
});

test.each([
  '/media/nothing.webp',
  '/media/folder.webp/',
  '/media/.hidden.webp',
  '/media/notes.txt',
  '/media/tea.svg',
  '/media/',
  '/media/../receipt.webp',
  '/mediafoo/tea-480x300.avif',
  '/about',
])('%s is left to Next, without headers of a picture', async (path) => {
  const { status, headers, text } = await requestPath(path);
  expect([status, text]).toEqual([200, 'framework']);
  expect(headers['cache-control']).toBeUndefined();
});

test.each(['/media/..%2Freceipt.webp', '/media/%2e%2e%2freceipt.webp', '/media/x%00.webp', '/media/%ff.webp'])(
  '%s leads to no other file',
  async (path) => {
    const { status, text } = await requestPath(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).toBe('');
  },
);
