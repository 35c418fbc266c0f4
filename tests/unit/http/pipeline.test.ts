import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isDraining } from '@/lib/http/drain';
import { createPipeline } from '@/lib/http/pipeline';
import { repairUrl } from '@/lib/http/request-url';

const framework = vi.fn((_request: IncomingMessage, response: ServerResponse) => {
  response.end('page');
});
const hasStaffSession = vi.fn(async ({ headers }: IncomingMessage) => headers.cookie === 'payload-token=staff');
const pipeline = createPipeline({ hasStaffSession, hasCms: true, hasHostCookies: true, hasAdminNonces: true });
const endOnSignal = process.listeners('SIGTERM').at(-1) as () => void;
const server = createServer((request, response) => {
  void pipeline(request, response, () => framework(request, response));
});
const port = () => (server.address() as AddressInfo).port;

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());
afterEach(() => vi.clearAllMocks());

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

async function requestPath(path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}) {
  const outgoing = send({ port: port(), path, method, headers, agent: false });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

test.each([
  ['/kid/%E1%80%80', '/kid/%E1%80%80'],
  ['/adult/50%25%20off?id=%', '/adult/50%25%20off?id=%'],
  ['/kid/%ff', '/kid/%25ff'],
  ['/blog/%?page=%2', '/blog/%25?page=%252'],
])('the URL %s is normalised to %s', (url, read) => {
  expect(repairUrl(url)).toBe(read);
});

test('a page refuses a body before it has arrived, and closes the connection', async () => {
  const socket = connect(port(), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST /about HTTP/1.1\r\nHost: x\r\nNext-Action: x\r\nContent-Length: 9500000\r\n\r\n${'a'.repeat(1000)}`,
  );
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  const response = Buffer.concat(chunks).toString();
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  expect(response).toMatch(/\r\nallow: GET, HEAD\r\n/i);
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
  expect(framework).not.toHaveBeenCalled();
});

test('a form that was posted before its scripts loaded leads back to its page, never to another site', async () => {
  const form = { method: 'POST', headers: { accept: 'text/html,*/*' }, body: 'password=secret' };
  const { status, headers, text } = await requestPath('/login?course=1&next=%2F"><script>', form);
  expect(status).toBe(405);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(text).toContain('url=/login?course=1&amp;next=%2F&quot;&gt;&lt;script&gt;"');
  expect(text).not.toMatch(/<script|secret/);
  expect((await requestPath('//evil.example/login', form)).text).toContain('<a href="/">');
  expect(framework).not.toHaveBeenCalled();
});

test('a refusal is in the language of the path, or else in the one that the browser prefers', async () => {
  const refusal = (path: string, headers: Record<string, string> = {}) => requestPath(path, { method: 'PUT', headers });
  expect((await refusal('/my/about', { 'accept-language': 'fr' })).text).toBe('ဤနည်းလမ်းဖြင့် တောင်းဆို၍ မရပါ။');
  expect((await refusal('/about', { 'accept-language': 'fr' })).text).toBe('Cette méthode n’est pas autorisée ici.');
  expect((await refusal('/about')).text).toBe('This method is not allowed here.');
  const page = await refusal('/fr/about', { accept: 'text/html' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('<html lang="fr">');
  expect(page.text).toContain('Cette méthode n’est pas autorisée ici.');
  const api = await requestPath('/api/book', { method: 'TRACE', headers: { 'accept-language': 'my' } });
  expect(JSON.parse(api.text)).toEqual({ error: 'ဤနည်းလမ်းဖြင့် တောင်းဆို၍ မရပါ။', code: 'methodNotAllowed' });
});

test('the API refuses in JSON', async () => {
  const { status, headers, text } = await requestPath('/api/book', { method: 'TRACE' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  expect(JSON.parse(text)).toEqual({ error: expect.any(String), code: 'methodNotAllowed' });
});

test('only requests of staff reach the decoder of Server Functions', async () => {
  const action = { method: 'POST', headers: { 'next-action': 'x' }, body: '[]' };
  expect(await requestPath('/admin', action)).toMatchObject({ status: 403 });
  expect(framework).not.toHaveBeenCalled();
  const staff = { ...action.headers, cookie: '__Host-payload-token=staff' };
  expect(await requestPath('/admin', { ...action, headers: staff })).toMatchObject({ status: 200 });
  expect(framework.mock.calls[0]?.[0].headers['next-action']).toBe('x');
  hasStaffSession.mockRejectedValueOnce(new Error('the database is gone'));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(await requestPath('/admin', { ...action, headers: staff })).toMatchObject({ status: 503 });
  expect(logged).toHaveBeenCalled();
  expect(framework).toHaveBeenCalledOnce();
});

test('the next-action header is removed outside the admin', async () => {
  await requestPath('/', { headers: { 'next-action': 'x' } });
  await requestPath('/api/contact', { method: 'POST', headers: { 'next-action': 'x' }, body: '{}' });
  expect(framework.mock.calls.map(([{ headers }]) => headers['next-action'])).toEqual([undefined, undefined]);
});

test('the root of the API is not redirected', async () => {
  await requestPath('/api/');
  await requestPath('/api/?x=1');
  expect(framework.mock.calls.map(([{ url }]) => url)).toEqual(['/api', '/api?x=1']);
});

test('the staff cookie is read and set only under its __Host- name, which no subdomain can set', async () => {
  framework.mockImplementationOnce((request, response) => {
    response.setHeader('Set-Cookie', ['payload-token=new; Path=/; Secure=true', 'payload-lng=my; Path=/']);
    response.end(request.headers.cookie);
  });
  const cookie = 'payload-lng=fr; payload-token=tossed; __Host-payload-token=ours';
  const { headers, text } = await requestPath('/cms-api/staff/me', { headers: { cookie } });
  expect(text).toBe('payload-lng=fr; payload-token=ours');
  expect(headers['set-cookie']).toEqual(['__Host-payload-token=new; Path=/; Secure=true', 'payload-lng=my; Path=/']);
});

test('browsers without Fetch Metadata can read the admin; writes get no header', async () => {
  await requestPath('/admin');
  await requestPath('/cms-api/staff', { method: 'POST', body: '{}' });
  await requestPath('/about');
  await requestPath('/admin', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(framework.mock.calls.map(([{ headers }]) => headers['sec-fetch-site'])).toEqual([
    'none',
    undefined,
    undefined,
    'cross-site',
  ]);
});

test('HTML without a policy gets one that blocks scripts; other responses are unchanged', async () => {
  const withHeaders = (headers: Record<string, string>) =>
    framework.mockImplementationOnce((_, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.writeHead(404).end();
    });
  withHeaders({ 'Content-Type': 'text/html; charset=utf-8' });
  expect((await requestPath('/icons/x')).headers['content-security-policy']).toMatch(
    /^default-src 'none'; (?!.*script-src)/,
  );
  withHeaders({ 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'nonce-x'" });
  expect((await requestPath('/')).headers['content-security-policy']).toBe("script-src 'nonce-x'");
  withHeaders({ 'Content-Type': 'font/woff2' });
  expect((await requestPath('/fonts/x')).headers['content-security-policy']).toBeUndefined();
});

test('each page of the admin runs only scripts with its nonce', async () => {
  const respondWithPage = () =>
    framework.mockImplementationOnce((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', "script-src 'self' 'unsafe-inline'");
      response.end(String(request.headers['content-security-policy']));
    });
  const nonces = new Set<string>();
  for (const path of ['/admin', '/admin/login?x=1', '/admin/collections/courses']) {
    respondWithPage();
    const { headers, text } = await requestPath(path, {
      headers: { 'content-security-policy': "script-src 'nonce-mine'" },
    });
    const [, nonce = ''] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(text) ?? [];
    expect(headers['content-security-policy']).toBe(text);
    nonces.add(nonce);
  }
  expect([nonces.size, nonces.has('mine'), nonces.has('')]).toEqual([3, false, false]);
});

test('a response does not wait for an unread body', async () => {
  framework.mockImplementationOnce((_, response) => {
    response.writeHead(413).end();
  });
  const { headers } = await requestPath('/api/contact', {
    method: 'POST',
    headers: { connection: 'keep-alive' },
    body: '{}',
  });
  expect(headers.connection).toBe('close');
});

test('after SIGTERM every response closes its connection, also one in flight', async () => {
  const keepAlive = { headers: { connection: 'keep-alive' } };
  expect((await requestPath('/about', keepAlive)).headers.connection).toBe('keep-alive');
  let finish = () => {};
  framework.mockImplementationOnce((_, response) => {
    finish = () => response.end('late');
  });
  const begun = requestPath('/about', keepAlive);
  await vi.waitFor(() => expect(framework).toHaveBeenCalledTimes(2));
  expect(isDraining()).toBe(false);
  endOnSignal();
  finish();
  expect((await begun).headers.connection).toBe('close');
  expect((await requestPath('/about', keepAlive)).headers.connection).toBe('close');
});
