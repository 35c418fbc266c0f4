import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '@/lib/backend/notifications';
import * as limits from '@/lib/backend/rate-limits';
import { composeMail } from '@/lib/mail/compose-mail';
import { openTestBackend } from '@/tests/support/database';

const { cms } = await openTestBackend();
const confirmation = (to: string) => () => composeMail({ to, subject: 'We have it', parts: [{ text: 'Thank you.' }] });
const countMails = async (to: string) =>
  (await cms.count({ collection: 'mails', where: { to: { equals: to } } })).totalDocs;

afterEach(() => vi.restoreAllMocks());

test('a mailbox gets three confirmations an hour; the fourth is dropped without a log line', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  for (let sent = 0; sent < 4; sent++)
    await notify(cms, { subject: [randomUUID()], isDuplicate: false, visitor: confirmation('su@example.com') });
  expect(await countMails('su@example.com')).toBe(3);
  expect(logged).not.toHaveBeenCalled();
});

test('a failing rate limit is logged and refuses nobody', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(limits, 'consumeRateLimit').mockRejectedValueOnce(new Error('the connection is gone'));
  await notify(cms, { subject: [randomUUID()], isDuplicate: false, visitor: confirmation('thiri@example.com') });
  expect(logged.mock.calls.flat().join(' ')).toContain('the connection is gone');
});
