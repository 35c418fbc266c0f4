import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubEnv('BACKEND_URL', 'https://backend.example');
const { GET } = await import('@/app/readyz/route');

// Checks are shared for a second, so each test runs a minute later.
let offsetMs = 0;

beforeEach(() => {
  offsetMs += 60_000;
  vi.useFakeTimers({ now: Date.now() + offsetMs });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['cannot be reached', async () => Promise.reject(new Error('getaddrinfo ENOTFOUND')), 'ENOTFOUND'],
  ['responds with an error', async () => new Response('', { status: 502 }), '502'],
])('a backend that %s is not ready, and the cause is logged', async (_, response, cause) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(response);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const ready = await GET();
  expect([ready.status, await ready.json()]).toEqual([503, { error: 'The backend does not answer.' }]);
  expect(logged.mock.calls.flat().join(' ')).toContain(cause);
});

test('any number of checks causes one request a second', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  for (let second = 0; second < 3; second++) {
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await GET()).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(fetch).toHaveBeenCalledTimes(second + 1);
    await vi.advanceTimersByTimeAsync(1000);
  }
});

test('a backend that hangs is not ready within two seconds, and gets no second request meanwhile', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const statuses: number[] = [];
  for (let second = 0; second < 5; second++) {
    void GET().then(({ status }) => statuses.push(status));
    await vi.advanceTimersByTimeAsync(2000);
    expect(statuses).toEqual(Array(second + 1).fill(503));
  }
  expect(fetch).toHaveBeenCalledOnce();
  fetch.mockImplementation(async () => new Response('{}'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await GET()).status).toBe(200);
});
