import { expect, test, vi } from 'vitest';
import { logClientErrorsBriefly } from '@/lib/cms/log-client-errors';

test('a client error is logged in one line without a stack trace, a server error with it', () => {
  const error = vi.fn();
  const info = vi.fn();
  const logger = { error, info } as never as { error: (content: unknown) => void };
  logClientErrorsBriefly({ logger } as never);
  // The build shortens the names of classes.
  class r extends Error {
    status = 403;
  }
  logger.error({ err: new r('You are not allowed to perform this action.') });
  expect(error).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledWith('Refused (403): You are not allowed to perform this action.');
  const fault = { err: Object.assign(new Error('the database is gone'), { status: 500 }) };
  logger.error(fault);
  logger.error('a sentence');
  expect(error.mock.calls).toEqual([[fault], ['a sentence']]);
});
