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
const pipeline = createPipeline({ hasStaffSession, hasCms: true, usesHostCookies: true, usesAdminNonces: true });
const endOnSignal = process.listeners('SIGTERM').at(-1) as () => void;
const server = createServer((request, response) => {
  void pipeline(request, response, () => framework(request, response));
});
const port = () => (server.address() as AddressInfo).port;

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());
afterEach(() => vi.clearAllMocks());

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

async function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const sent = send({ port: port(), path, method, headers, agent: false });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

test.each([
  ['/kid/%E1%80%80', '/kid/%E1%80%80'],
  ['/adult/50%25%20off?id=%', '/adult/50%25%20off?id=%'],
  ['/kid/%ff', '/kid/%25ff'],
  ['/blog/%?page=%2', '/blog/%25?page=%252'],
])('the URL %s is read as %s', (url, read) => {
  expect(repairUrl(url)).toBe(read);
});

test('a page refuses a body while it is still coming, and closes the connection', async () => {
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

test('a form that was sent before its page had loaded leads back to that page, and to no other site', async () => {
  const form = { method: 'POST', headers: { accept: 'text/html,*/*' }, body: 'password=secret' };
  const { status, headers, text } = await ask('/login?course=1&next=%2F"><script>', form);
  expect(status).toBe(405);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(text).toContain('url=/login?course=1&amp;next=%2F&quot;&gt;&lt;script&gt;"');
  expect(text).not.toMatch(/<script|secret/);
  expect((await ask('//evil.example/login', form)).text).toContain('<a href="/">');
  expect(framework).not.toHaveBeenCalled();
});

test('the API tells a refusal in JSON', async () => {
  const { status, headers, text } = await ask('/api/book', { method: 'TRACE' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  expect(JSON.parse(text)).toEqual({ error: expect.any(String), code: 'methodNotAllowed' });
});

test('the decoder of Server Functions sees a request of staff alone', async () => {
  const action = { method: 'POST', headers: { 'next-action': 'x' }, body: '[]' };
  expect(await ask('/admin', action)).toMatchObject({ status: 403 });
  expect(framework).not.toHaveBeenCalled();
  const staff = { ...action.headers, cookie: '__Host-payload-token=staff' };
  expect(await ask('/admin', { ...action, headers: staff })).toMatchObject({ status: 200 });
  expect(framework.mock.calls[0]?.[0].headers['next-action']).toBe('x');
  hasStaffSession.mockRejectedValueOnce(new Error('the database is gone'));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(await ask('/admin', { ...action, headers: staff })).toMatchObject({ status: 503 });
  expect(logged).toHaveBeenCalled();
  expect(framework).toHaveBeenCalledOnce();
});

test('outside the admin nothing says that there is a Server Function', async () => {
  await ask('/', { headers: { 'next-action': 'x' } });
  await ask('/api/contact', { method: 'POST', headers: { 'next-action': 'x' }, body: '{}' });
  expect(framework.mock.calls.map(([{ headers }]) => headers['next-action'])).toEqual([undefined, undefined]);
});

test('the root of the API is not redirected', async () => {
  await ask('/api/');
  await ask('/api/?x=1');
  expect(framework.mock.calls.map(([{ url }]) => url)).toEqual(['/api', '/api?x=1']);
});

test('a staff cookie that a subdomain could have set is not read, and ours is sent under a name it cannot set', async () => {
  framework.mockImplementationOnce((request, response) => {
    response.setHeader('Set-Cookie', ['payload-token=new; Path=/; Secure=true', 'payload-lng=my; Path=/']);
    response.end(request.headers.cookie);
  });
  const cookie = 'payload-lng=fr; payload-token=tossed; __Host-payload-token=ours';
  const { headers, text } = await ask('/cms-api/staff/me', { headers: { cookie } });
  expect(text).toBe('payload-lng=fr; payload-token=ours');
  expect(headers['set-cookie']).toEqual(['__Host-payload-token=new; Path=/; Secure=true', 'payload-lng=my; Path=/']);
});

test('a browser without Fetch Metadata opens the admin, and cannot be made to write there', async () => {
  await ask('/admin');
  await ask('/cms-api/staff', { method: 'POST', body: '{}' });
  await ask('/about');
  await ask('/admin', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(framework.mock.calls.map(([{ headers }]) => headers['sec-fetch-site'])).toEqual([
    'none',
    undefined,
    undefined,
    'cross-site',
  ]);
});

test('HTML without a policy of its own gets one that runs no script; other responses and policies stay', async () => {
  const withHeaders = (headers: Record<string, string>) =>
    framework.mockImplementationOnce((_, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.writeHead(404).end();
    });
  withHeaders({ 'Content-Type': 'text/html; charset=utf-8' });
  expect((await ask('/icons/x')).headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/);
  withHeaders({ 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'nonce-x'" });
  expect((await ask('/')).headers['content-security-policy']).toBe("script-src 'nonce-x'");
  withHeaders({ 'Content-Type': 'font/woff2' });
  expect((await ask('/fonts/x')).headers['content-security-policy']).toBeUndefined();
});

test('each page of the admin runs the scripts of its own nonce alone', async () => {
  const answerPage = () =>
    framework.mockImplementationOnce((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', "script-src 'self' 'unsafe-inline'");
      response.end(String(request.headers['content-security-policy']));
    });
  const nonces = new Set<string>();
  for (const path of ['/admin', '/admin/login?x=1', '/admin/collections/courses']) {
    answerPage();
    const { headers, text } = await ask(path, { headers: { 'content-security-policy': "script-src 'nonce-mine'" } });
    const [, nonce = ''] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(text) ?? [];
    expect(headers['content-security-policy']).toBe(text);
    nonces.add(nonce);
  }
  expect([nonces.size, nonces.has('mine'), nonces.has('')]).toEqual([3, false, false]);
});

test('a body that was not read to its end is not waited for', async () => {
  framework.mockImplementationOnce((_, response) => {
    response.writeHead(413).end();
  });
  const { headers } = await ask('/api/contact', { method: 'POST', headers: { connection: 'keep-alive' }, body: '{}' });
  expect(headers.connection).toBe('close');
});

test('from SIGTERM on every response ends its connection, also one that was begun before', async () => {
  const keepAlive = { headers: { connection: 'keep-alive' } };
  expect((await ask('/about', keepAlive)).headers.connection).toBe('keep-alive');
  let finish = () => {};
  framework.mockImplementationOnce((_, response) => {
    finish = () => response.end('late');
  });
  const begun = ask('/about', keepAlive);
  await vi.waitFor(() => expect(framework).toHaveBeenCalledTimes(2));
  expect(isDraining()).toBe(false);
  endOnSignal();
  finish();
  expect((await begun).headers.connection).toBe('close');
  expect((await ask('/about', keepAlive)).headers.connection).toBe('close');
});
