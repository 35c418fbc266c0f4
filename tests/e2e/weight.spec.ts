import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Request, test } from '@playwright/test';
import { publicPages } from '@/tests/support/public-pages';

const kib = 1024;
const goals = (path: string) => (path === '/' ? { total: 230, script: 150 } : { total: 200, script: 140 });
/** Pages on which something is done: their islands come after the page. */
const doing = [
  '/contact',
  '/quotation',
  '/checkout',
  '/zoom',
  '/status',
  '/login',
  '/register',
  '/reset_password',
  '/level-test',
];

test.describe.configure({ timeout: 60_000 });

for (const [path] of publicPages) {
  test(`${path} is light enough for a slow line, and asks nobody else`, async ({ page, baseURL }) => {
    const requests: Request[] = [];
    page.on('request', (request) => request.url().startsWith('http') && requests.push(request));
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(3000);

    const sizes = await Promise.all(requests.map(weightOf));
    const sum = (kind?: string) =>
      sizes.filter((size) => !kind || size.kind === kind).reduce((total, { bytes }) => total + bytes, 0) / kib;
    const what = sizes.map(({ kind, bytes, url }) => `${bytes} ${kind} ${url}`).join('\n');
    // The Burmese face comes only where Burmese is written, and not to a device that has it.
    const burmese = sizes.filter(({ url }) => url.includes('padauk')).reduce((all, { bytes }) => all + bytes, 0) / kib;
    const { total, script } = goals(path);
    expect(sum() - burmese, what).toBeLessThanOrEqual(total);
    if (!doing.some((start) => path.startsWith(start))) expect(sum('script'), what).toBeLessThanOrEqual(script);
    expect(sum('font'), what).toBeLessThanOrEqual(65);
    expect(requests.length, what).toBeLessThanOrEqual(18);
    expect(
      requests.filter((request) => !request.url().startsWith(String(baseURL))).map((request) => request.url()),
    ).toEqual([]);
    expect(requests.filter(isPrefetch).map((request) => request.url())).toEqual([]);
  });
}

for (const path of ['/', '/about']) {
  test(`${path} is light enough in a browser that only takes gzip`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script src="([^"]+)"[^>]* async=""/g)].map(([, src = '']) => src);
    expect(scripts.length).toBeGreaterThan(4);
    const sizes = await Promise.all(scripts.map((src) => gzipped(new URL(src, baseURL))));
    expect(sizes.reduce((all, size) => all + size, 0) / kib).toBeLessThanOrEqual(goals(path).script);
  });
}

/** Bytes on the wire of what is at this address, for someone who takes gzip. */
function gzipped(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' }, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => {
        if (response.headers['content-encoding'] === 'gzip') resolve(bytes);
        else reject(new Error(`${url} came without gzip.`));
      });
    }).once('error', reject);
  });
}

// A beacon that nobody waits for has no sizes.
async function weightOf(request: Request) {
  const sizes = await Promise.race([request.sizes(), pause(1000)]);
  return { kind: request.resourceType(), bytes: sizes?.responseBodySize ?? 0, url: request.url() };
}

function isPrefetch(request: Request): boolean {
  const headers = request.headers();
  return Boolean(headers['next-router-prefetch'] ?? headers['sec-purpose'] ?? headers.purpose);
}
