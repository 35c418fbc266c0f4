import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { answeredErrors } from '@/lib/backend/middleware/errors';

test('a reset token never stands in the log, whatever goes wrong', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = new Hono()
    .post('/api/auth/reset_password/:otp', () => {
      throw new Error('the database is gone');
    })
    .onError(answeredErrors as never);
  const answer = await app.request('/api/auth/reset_password/a-secret-token-of-a-learner', { method: 'POST' });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toMatch(/database|secret-token/);
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls.flat().join(' ')).toContain('/api/auth/reset_password/…');
  expect(logged.mock.calls.flat().join(' ')).not.toContain('secret-token');
  logged.mockRestore();
});
