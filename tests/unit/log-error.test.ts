import { expect, test, vi } from 'vitest';
import { isDatabaseUnavailable } from '@/lib/cms/database-unavailable';
import { describeError, logError } from '@/lib/log-error';

const recipient = 'su@example.com';

test('the refusal of a mail server is logged with its code, without the recipient', () => {
  const refusal = Object.assign(new Error(`Can't send mail: 550 5.1.1 <${recipient}> unknown`), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
    rejected: [recipient],
    response: `550 5.1.1 <${recipient}> unknown`,
  });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  logError('Mail 7 could not be sent.', refusal);
  const text = logged.mock.calls.flat().join(' ');
  expect(text).toContain('Mail 7 could not be sent. Error (code EENVELOPE, responseCode 550, command RCPT TO)');
  expect(text).not.toContain(recipient);
  logged.mockRestore();
});

test('the description has name, code, cause and stack', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const text = describeError(new Error('The database does not answer.', { cause }));
  expect(text).toMatch(
    /^Error: The database does not answer\. ← Error: connect ECONNREFUSED 127\.0\.0\.1:5432 \(code ECONNREFUSED\)\n {4}at /,
  );
});

test('any thrown value can be logged', () => {
  expect(describeError('a secret')).toBe('A string was thrown.');
  const loop = new Error('a');
  loop.cause = loop;
  expect(describeError(loop)).toMatch(/^Error: a\n/);
});

test.each([
  ['Query read timeout', undefined, true],
  ['timeout exceeded when trying to connect', undefined, true],
  ['canceling statement due to statement timeout', '57014', true],
  ['connect ECONNREFUSED', 'ECONNREFUSED', true],
  ['duplicate key value', '23505', false],
  ['SQLITE_CONSTRAINT: UNIQUE', 'SQLITE_CONSTRAINT', false],
])('"%s" (%s) means that the database is unavailable: %s', (message, code, isAway) => {
  const cause = Object.assign(new Error(message), code && { code });
  expect(isDatabaseUnavailable(new Error('A database query failed.', { cause }))).toBe(isAway);
});
