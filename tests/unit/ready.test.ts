import { afterEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/readyz/route';

vi.mock('@/lib/env', () => ({ env: () => ({ BACKEND_URL: 'https://backend.example' }) }));

afterEach(() => vi.restoreAllMocks());

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
