import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { observatoryScore } from '@/tests/support/observatory';
import { publicPages } from '@/tests/support/public-pages';

const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

test('every page has the security headers, and a policy that trusts hashes or a nonce of its own', async ({
  request,
}) => {
  for (const [path] of publicPages) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'];
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("'strict-dynamic'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
    const isSecret = path.startsWith('/reset_password');
    expect(headers, path).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.any(String),
      'referrer-policy': isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cache-control': isSecret ? 'private, no-store' : 'private, no-cache',
    });
    expect(headers['critical-ch'], path).toBeUndefined();
    expect(headers['x-powered-by'], path).toBeUndefined();
    if (!isSecret) expect(policy, path).toMatch(/script-src ('sha256-[\w+/=]+' )+'strict-dynamic'/);
    else expect(nonceOf(policy)).not.toBe(nonceOf((await request.get(path)).headers()['content-security-policy']));
  }
});

test('an idle connection stays open longer than a proxy keeps it', async ({ baseURL }) => {
  const answered = send(new URL('/robots.txt', baseURL), { headers: { connection: 'keep-alive' } }).end();
  const [response] = (await once(answered, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.headers['keep-alive']).toBe('timeout=75');
});

test('every page reaches its score of the HTTP Observatory', async ({ request }) => {
  const scores: Record<string, number> = {};
  for (const path of [...publicPages.map(([page]) => page), '/admin', '/admin/login']) {
    const response = await request.get(path);
    const cookies = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value);
    scores[path] = observatoryScore({ headers: response.headers(), cookies, html: await response.text() });
  }
  const low = Object.entries(scores).filter(([path, score]) => score < (path.startsWith('/admin') ? 100 : 130));
  expect(low).toEqual([]);
});

test('no page violates its content security policy', async ({ page }) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  for (const [path] of publicPages) await page.goto(path, { waitUntil: 'load' });
  expect(complaints).toEqual([]);
});

test('the admin requests client hints and has its own policy', async ({ request }) => {
  const headers = (await request.get('/admin/login')).headers();
  expect(headers['critical-ch']).toBe('Sec-CH-Prefers-Color-Scheme');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the app may load public pictures, but no receipts', async ({ request }) => {
  const { data } = await (await request.get('/api/banner')).json();
  const picture = await request.get(data[0].coverMobile);
  expect(picture.headers()).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await request.get('/cms-api/receipts')).status()).toBe(403);
});

test('health checks report the state of the site', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ data: 'ok' });
  expect(await (await request.get('/readyz')).json()).toEqual({ data: 'ready' });
  for (const path of ['/healthz', '/readyz', '/cron/mail']) {
    expect((await request.get(path)).headers()['cache-control']).toBe('no-store');
  }
  const stranger = await request.get('/cron/mail', { headers: { authorization: 'Bearer a-secret-of-somebody-else' } });
  expect([stranger.status(), await stranger.text()]).toEqual([404, '']);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const part of [
    '/adult</loc>',
    '/blog/false-friends</loc>',
    '/books</loc>',
    encodeURIComponent('French from Zero'),
  ]) {
    expect(sitemap).toContain(part);
  }
});

for (const path of ['/nowhere', '/nowhere.html', '/adminfoo', '/kid/%E0%A4%A', '/blog/x/y']) {
  test(`${path} is a 404 page with the strict policy`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-security-policy']).toMatch(/script-src ('sha256-[\w+/=]+' )+'strict-dynamic'/);
    const text = await response.text();
    expect(text).toContain('404. Page not found');
    expect(text).toContain('the page you where looking for');
    expect(text).toContain('Back to Homepage');
  });
}

for (const path of ['/api/nowhere', '/api/', '/api']) {
  test(`an unknown API path, ${path}, is a 404 in JSON`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
  });
}

test('the icon is where browsers and chat previews look for it without reading a page', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=86400',
  });
  const icon = await response.body();
  expect([...icon.subarray(0, 6)], 'an icon file with three sizes').toEqual([0, 0, 1, 0, 3, 0]);
});

test('the icon of the tab is a small PNG, kept for a day', async ({ page }) => {
  await page.goto('/');
  const path = await page.locator('link[rel="icon"]').getAttribute('href');
  const response = await page.request.get(path ?? '');
  expect(response.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
  expect((await response.body()).length).toBeLessThan(2048);
});

test('error pages of Next have a policy that allows no script', async ({ request }) => {
  for (const path of ['/icons/x', '/fonts/x', '/cron', '/healthz/x', '/_next/x', '/cms-api']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test('pages accept no other method and no Server Function', async ({ request }) => {
  for (const path of ['/', '/about', '/icons/x', '/media/x', '/healthz']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(path, { method, headers: { 'next-action': '40'.repeat(21) }, data: '[]' });
      expect([response.status(), response.headers().allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
      expect(response.headers().connection).toBe('close');
    }
  }
});

test('the admin runs Server Functions for staff only', async ({ request, baseURL }) => {
  const action = { headers: { 'next-action': '40'.repeat(21), origin: baseURL ?? '' }, data: '[]' };
  expect((await request.post('/admin', action)).status()).toBe(403);
  const owner = { email: 'owner@ecolepadauk.example', password: 'owner-password-for-tests' };
  const login = await request.post('/cms-api/staff/login', { data: owner, headers: { origin: baseURL ?? '' } });
  expect(login.status()).toBe(200);
  // Next itself responds to an unknown function.
  expect((await request.post('/admin', action)).status()).not.toBe(403);
  const crossOrigin = { ...action, headers: { ...action.headers, origin: 'https://evil.example' } };
  expect((await request.post('/admin', crossOrigin)).status()).toBe(403);
});

test('no CMS path responds to a guest with a server error', async ({ request }) => {
  expect((await request.post('/cms-api/staff/verify/x')).status()).toBe(404);
  expect((await request.fetch('/api/book', { method: 'TRACE' })).status()).toBe(405);
  expect((await request.fetch('/', { method: 'TRACE' })).status()).toBe(405);
});

test('a protocol upgrade request gets the same response as any other', async ({ request, baseURL }) => {
  // Next attaches its listener with the first request.
  await request.get('/about');
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  const sent = send(new URL('/about', baseURL), { method: 'POST', headers, agent: false }).end('[]');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(405);
  response.resume();
});
