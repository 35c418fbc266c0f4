import { afterEach, expect, test, vi } from 'vitest';
import { announce } from '@/lib/backend/announce';
import * as limits from '@/lib/backend/middleware/limited';
import { letter } from '@/lib/mail/letter';
import { openTestBackend } from '@/tests/support/database';

const { cms } = await openTestBackend();
const confirmation = (to: string) => letter({ to, subject: 'We have it', parts: [{ text: 'Thank you.' }] });
const lettersTo = async (to: string) =>
  (await cms.count({ collection: 'mails', where: { to: { equals: to } } })).totalDocs;

afterEach(() => vi.restoreAllMocks());

test('a mailbox gets three confirmations an hour, and the log says nothing of the fourth', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  for (let sent = 0; sent < 4; sent++) await announce(cms, { visitor: confirmation('su@example.com') });
  expect(await lettersTo('su@example.com')).toBe(3);
  expect(logged).not.toHaveBeenCalled();
});

test('a count that fails stops nobody, and is in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(limits, 'spend').mockRejectedValueOnce(new Error('the connection is gone'));
  await announce(cms, { visitor: confirmation('thiri@example.com') });
  expect(logged.mock.calls.flat().join(' ')).toContain('the connection is gone');
});
