import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { handleError } from '@/lib/backend/middleware/errors';
import { isDiskFull } from '@/lib/errors';

test('a reset token is never logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = new Hono()
    .post('/api/auth/reset_password/:otp', () => {
      throw new Error('the database is gone');
    })
    .onError(handleError as never);
  const response = await app.request('/api/auth/reset_password/a-secret-token-of-a-learner', { method: 'POST' });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/database|secret-token/);
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls.flat().join(' ')).toContain('/api/auth/reset_password/…');
  expect(logged.mock.calls.flat().join(' ')).not.toContain('secret-token');
  logged.mockRestore();
});

test.each([
  ['SQLite', { code: 'SQLITE_FULL', message: 'SQLITE_FULL: database or disk is full' }],
  ['the file system', { code: 'ENOSPC', message: 'ENOSPC: no space left on device, write' }],
  ['PostgreSQL', { code: '53100', message: 'could not extend file' }],
])('a full disk, as reported by %s, gives 503 with Retry-After', async (_, { code, message }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('query failed', { cause: Object.assign(new Error(message), { code }) });
  const app = new Hono()
    .post('/api/contact', () => {
      throw new Error('Failed query: insert into "messages"', { cause });
    })
    .onError(handleError as never);
  const response = await app.request('/api/contact', { method: 'POST' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
  expect(await response.json()).toEqual({ error: expect.stringContaining('a few minutes'), code: 'diskFull' });
});

test('an error that is its own cause does not loop', () => {
  const error = new Error('odd');
  error.cause = error;
  expect(isDiskFull(error)).toBe(false);
});
