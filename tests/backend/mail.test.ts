import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startReset } from '@/lib/backend/accounts/password-resets';
import { composeMail } from '@/lib/mail/compose-mail';
import { queueMail, retryDelayMs, sendDueMails, startMailWorker } from '@/lib/mail/queue';
import { notifyTelegram } from '@/lib/mail/telegram';
import { mailTransport } from '@/lib/mail/transport';
import { setWaitUntil } from '@/lib/mail/wait-until';
import { openTestBackend } from '@/tests/support/database';
import { registerLearner } from '@/tests/support/learners';

const { cms, request } = await openTestBackend();

const mail = (to: string) => composeMail({ to, subject: 'Hello', parts: [{ text: 'မင်္ဂလာပါ' }], lang: 'my' });
const row = async (to: string) =>
  (await cms.find({ collection: 'mails', where: { to: { equals: to } }, limit: 1 })).docs[0];

afterEach(() => vi.restoreAllMocks());

test('a queued mail is written to the outbox, and its content is removed from the database', async () => {
  await queueMail(cms, mail('su@example.com'));
  expect(await sendDueMails(cms)).toBe(1);
  expect(await row('su@example.com')).toMatchObject({ text: '', html: '', sentAt: expect.any(String), tries: 1 });
  const outbox = join(process.env.DATA_DIR ?? '', 'outbox');
  const [file] = await readdir(outbox);
  expect(await readFile(join(outbox, file ?? ''), 'utf8')).toContain('To: su@example.com');
  expect(await sendDueMails(cms)).toBe(0);
});

test('two instances send a mail once', async () => {
  const send = vi.spyOn(await mailTransport(), 'sendMail');
  await queueMail(cms, mail('once@example.com'));
  await Promise.all([sendDueMails(cms), sendDueMails(cms), sendDueMails(cms)]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a failed mail is retried later', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const send = vi.spyOn(await mailTransport(), 'sendMail').mockRejectedValueOnce(new Error('no route to host'));
  await queueMail(cms, mail('later@example.com'));
  await sendDueMails(cms);
  const failed = await row('later@example.com');
  expect(failed).toMatchObject({ tries: 1, failure: 'no route to host', sentAt: null });
  expect(new Date(failed?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 50_000);
  expect(await sendDueMails(cms)).toBe(0);
  await cms.update({
    collection: 'mails',
    id: failed?.id ?? '',
    data: { dueAt: new Date(Date.now() - 1000).toISOString() },
  });
  await sendDueMails(cms);
  expect(await row('later@example.com')).toMatchObject({ tries: 2, failure: null, sentAt: expect.any(String) });
  expect(send).toHaveBeenCalledTimes(2);
});

test('a mail that is sent during a database failure is not sent twice', async () => {
  const send = vi.spyOn(await mailTransport(), 'sendMail');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await queueMail(cms, mail('twice@example.com'));
  const { drizzle } = cms.db as unknown as { drizzle: { update: (...args: unknown[]) => unknown } };
  const update = drizzle.update.bind(drizzle);
  // The first update acquires the lease, the second one records that the mail is sent.
  const failing = vi.spyOn(drizzle, 'update').mockImplementationOnce(update);
  failing.mockImplementationOnce(() => {
    throw new Error('the connection is gone');
  });
  await sendDueMails(cms);
  expect(logged.mock.calls.flat().join(' ')).toContain('The mail queue could not be worked through.');
  expect(logged.mock.calls.flat().join(' ')).not.toContain('could not be sent');
  const id = (await row('twice@example.com'))?.id ?? '';
  await cms.update({ collection: 'mails', id, data: { dueAt: new Date(Date.now() - 1000).toISOString() } });
  await sendDueMails(cms);
  expect(await row('twice@example.com')).toMatchObject({ sentAt: expect.any(String), text: '' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('retry delays grow from a minute to two hours', () => {
  expect([1, 2, 3, 7, 8, 11].map((tries) => retryDelayMs(tries) / 60_000)).toEqual([1, 2, 4, 64, 120, 120]);
});

test('nothing is sent to Telegram unless it is configured', () => {
  const called = vi.spyOn(globalThis, 'fetch');
  notifyTelegram('Hello');
  expect(called).not.toHaveBeenCalled();
});

let whileDispatching = async () => {};

test('the worker sends queued mails in the background', async () => {
  startMailWorker(async () => {
    await whileDispatching();
    return cms;
  });
  await queueMail(cms, mail('worker@example.com'));
  await vi.waitFor(async () => expect((await row('worker@example.com'))?.sentAt).toBeTruthy(), 10_000);
});

test('a response waits for its own mail, not for those that others queue meanwhile', async () => {
  const pendingWork: Promise<unknown>[] = [];
  setWaitUntil((work) => void pendingWork.push(work));
  const maxOthers = 40;
  let others = 0;
  whileDispatching = async () => {
    if (others === maxOthers) return;
    others += 1;
    await queueMail(cms, mail(`other-${others}@example.com`));
  };
  await queueMail(cms, mail('own@example.com'));
  await pendingWork[0];
  expect((await row('own@example.com'))?.sentAt).toBeTruthy();
  expect(others).toBeLessThan(maxOthers);
  others = maxOthers;
  await Promise.all(pendingWork);
});

test('work after the response is finished: queued mails and reset codes', async () => {
  const pendingWork: Promise<unknown>[] = [];
  setWaitUntil((work) => void pendingWork.push(work));
  const done = async () => Promise.all(pendingWork.splice(0)).then(({ length }) => length);
  const send = vi.spyOn(await mailTransport(), 'sendMail');

  await queueMail(cms, mail('after-response@example.com'));
  expect(await done()).toBe(1);
  expect((await row('after-response@example.com'))?.sentAt).toBeTruthy();

  const { email } = await registerLearner(request);
  send.mockClear();
  await startReset(email);
  expect(await done()).toBe(1);
  expect(send).toHaveBeenCalledOnce();
});
