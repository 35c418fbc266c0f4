import { afterEach, expect, test, vi } from 'vitest';

process.env.BACKEND_URL = 'https://backend.example';
const { handleApiRequest } = await import('@/lib/api/api-handler');

const tokenOf = (exp: number) =>
  `head.${Buffer.from(JSON.stringify({ _id: '64a1', name: 'Su', email: 'su@example.com', role: { name: 'user' }, exp })).toString('base64url')}.sig`;
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
const send = (path: string, method: string, headers: Record<string, string> = {}, body?: string) =>
  handleApiRequest(new Request(`http://school.example/api${path}`, { method, headers, body }));

const json = { 'content-type': 'application/json' };
const login = JSON.stringify({ email: 'su@example.com', password: 'padauk7' });

const stubBackend = (content: object, status = 200) => {
  const fetched = vi.fn(async (_address: string | URL | Request, _init?: RequestInit) =>
    Response.json(content, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

test('the token of a login at an existing backend is mirrored in the cookie', async () => {
  const token = tokenOf(seconds(3600));
  stubBackend({ data: token });
  const response = await send('/auth/login', 'POST', json, login);
  expect(await response.json()).toEqual({ data: token });
  expect(response.headers.get('set-cookie')).toMatch(/^learner_session=head\..+; HttpOnly; SameSite=Lax/);
});

test('a login refused by an existing backend sets no cookie', async () => {
  stubBackend({ error: 'Wrong password' }, 401);
  const response = await send('/auth/login', 'POST', json, login);
  expect(response.status).toBe(401);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('the cookie operations are not forwarded', async () => {
  const fetched = stubBackend({});
  const token = tokenOf(seconds(3600));
  const mirror = await send('/auth/session', 'POST', { authorization: token });
  expect(mirror.headers.get('set-cookie')).toContain(`learner_session=${token};`);
  const shown = await send('/auth/me', 'GET', {
    cookie: `learner_session=${token}`,
    'sec-fetch-site': 'same-origin',
  });
  expect(await shown.json()).toMatchObject({ data: { _id: '64a1', name: 'Su' } });
  const out = await send('/auth/logout', 'POST', { authorization: token });
  expect(out.headers.get('set-cookie')).toMatch(/^learner_session=; Path=\/; Max-Age=0/);
  expect(fetched).not.toHaveBeenCalled();
});

test('an expired token of an existing backend is refused, and its cookie accepted only from pages of this site', async () => {
  stubBackend({});
  expect((await send('/auth/session', 'POST', { authorization: tokenOf(seconds(-1)) })).status).toBe(401);
  const cookie = `learner_session=${tokenOf(seconds(3600))}`;
  expect((await send('/auth/me', 'GET', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(401);
});

test('another site cannot clear the cookie with an existing backend’s token', async () => {
  const cookie = `learner_session=${tokenOf(seconds(3600))}`;
  const other = await send('/auth/logout', 'POST', { cookie, 'sec-fetch-site': 'cross-site' });
  expect(other.headers.get('set-cookie')).toBeNull();
  const own = await send('/auth/logout', 'POST', { cookie, 'sec-fetch-site': 'same-origin' });
  expect(own.headers.get('set-cookie')).toMatch(/^learner_session=; Path=\/; Max-Age=0/);
});
