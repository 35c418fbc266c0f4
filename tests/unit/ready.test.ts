import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/readyz/route';

vi.stubEnv('BACKEND_URL', 'https://backend.example');

// Checks are shared for a second: each test is another minute.
let starts = 0;

beforeEach(() => {
  starts += 60_000;
  vi.useFakeTimers({ now: Date.now() + starts });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['does not answer', async () => Promise.reject(new Error('getaddrinfo ENOTFOUND')), 'ENOTFOUND'],
  ['answers with a fault', async () => new Response('', { status: 502 }), '502'],
])('a backend that %s is not ready, and the log says why', async (_, answer, cause) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const ready = await GET();
  expect([ready.status, await ready.json()]).toEqual([503, { error: 'The backend does not answer.' }]);
  expect(logged.mock.calls.flat().join(' ')).toContain(cause);
});

test('however often it is asked, the backend is asked once a second', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  for (let second = 0; second < 3; second++) {
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await GET()).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(asked).toHaveBeenCalledTimes(second + 1);
    await vi.advanceTimersByTimeAsync(1000);
  }
});

test('a backend that hangs is not ready within two seconds, and is not asked again meanwhile', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const statuses: number[] = [];
  for (let second = 0; second < 5; second++) {
    void GET().then(({ status }) => statuses.push(status));
    await vi.advanceTimersByTimeAsync(2000);
    expect(statuses).toEqual(Array(second + 1).fill(503));
  }
  expect(asked).toHaveBeenCalledOnce();
  asked.mockImplementation(async () => new Response('{}'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await GET()).status).toBe(200);
});
