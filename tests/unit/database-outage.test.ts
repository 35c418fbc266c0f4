import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boundedPool } from '@/lib/cms/postgres-pool';
import { hasDatabaseOutage, noteOutage, noteResponse } from '@/lib/database-outage';
import { isLoggedOutage, logError } from '@/lib/log-error';

test('an operator reads one line when the database goes away and one when it is back', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const infos = vi.spyOn(console, 'info').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const Pool = boundedPool(pg.Pool);
  const database = drizzle({ client: new Pool({ host: '127.0.0.1', port: 1 }) });
  const failures = await Promise.all(
    [1, 2, 3].map(() => database.execute('SELECT 1').catch((error: unknown) => error)),
  );
  expect(errors.mock.calls).toEqual([
    ['The database does not respond (ECONNREFUSED). What needs it fails until it does.'],
  ]);
  expect(failures.every(isLoggedOutage)).toBe(true);
  logError('A mail could not be queued.', failures[0]);
  expect(errors).toHaveBeenLastCalledWith('A mail could not be queued.', 'The database does not respond.');
  expect(hasDatabaseOutage()).toBe(true);

  noteResponse(performance.now());
  noteResponse(performance.now());
  expect(infos).toHaveBeenCalledOnce();
  expect(infos).toHaveBeenCalledWith(expect.stringMatching(/^The database responds again, after \d+\.\d s\.$/));
  expect(isLoggedOutage(new Error('connect ECONNREFUSED'))).toBe(false);
});

test('what was sent before the database went away or came back does not count as another outage', () => {
  const lines = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
  for (const line of lines) line.mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const [errors, infos] = lines;
  const sentBefore = performance.now();
  noteOutage(new Error('Connection terminated unexpectedly'), performance.now());
  // Its result was on the way when the other connections broke.
  noteResponse(sentBefore);
  expect(infos).not.toHaveBeenCalled();
  expect(hasDatabaseOutage()).toBe(true);
  const sentDuring = performance.now();
  noteResponse(performance.now());
  const late = new Error('the database system is starting up');
  noteOutage(late, sentDuring);
  expect(hasDatabaseOutage()).toBe(false);
  expect(isLoggedOutage(late)).toBe(true);
  expect(errors).toHaveBeenCalledOnce();
  noteOutage(new Error('Connection terminated unexpectedly'), performance.now());
  expect(errors).toHaveBeenCalledTimes(2);
  noteResponse(performance.now());
  expect(infos).toHaveBeenCalledTimes(2);
});
