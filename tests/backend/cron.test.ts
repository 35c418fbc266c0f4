import { expect, test, vi } from 'vitest';
import { letter } from '@/lib/mail/letter';
import { queueMail } from '@/lib/mail/queue';
import { openTestBackend } from '@/tests/support/database';
import vercel from '@/vercel.json';

const { cms } = await openTestBackend();
const { GET } = await import('@/app/cron/[round]/route');

/** As Vercel calls what `vercel.json` names. */
const call = (path: string, authorization = `Bearer ${process.env.CRON_SECRET}`) => {
  const round = path.replace('/cron/', '');
  return GET(new Request(`https://school.test${path}`, { headers: authorization ? { authorization } : {} }), {
    params: Promise.resolve({ round }),
  });
};
const written = async (to: string) =>
  (await cms.find({ collection: 'mails', where: { to: { equals: to } }, limit: 1 })).docs[0];
const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 24 * 60 * 60_000).toISOString();

test('mail that is due goes out when the clock calls, later letters stay', async () => {
  const to = (address: string) => letter({ to: address, subject: 'Hello', parts: [{ text: 'Hello' }] });
  await queueMail(cms, to('now@example.com'));
  await queueMail(cms, to('later@example.com'), 75);
  const answer = await call('/cron/mail');
  expect([answer.status, await answer.json()]).toEqual([200, { data: { tried: 1 } }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await written('now@example.com'))?.sentAt).toBeTruthy();
  expect((await written('later@example.com'))?.sentAt).toBeFalsy();
});

test('once a day old mails and old receipts go', async () => {
  const data = {
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
    tries: 1,
    dueAt: monthsAgo(2),
    createdAt: monthsAgo(2),
  };
  await cms.create({ collection: 'mails', data: { ...data, to: 'old@example.com' } });
  const answer = await call('/cron/sweep');
  expect(await answer.json()).toEqual({ data: { expired: 0, unused: 0, orphans: 0, recycled: 0, indexed: 0 } });
  expect(await written('old@example.com')).toBeUndefined();
});

test.each([
  ['nobody', ''],
  ['another secret', `Bearer ${'x'.repeat(47)}`],
  ['the secret without its word', process.env.CRON_SECRET ?? ''],
])('%s finds nothing there', async (_, authorization) => {
  const send = vi.spyOn(cms, 'find');
  const answer = await call('/cron/mail', authorization);
  expect([answer.status, await answer.text()]).toEqual([404, '']);
  expect(send).not.toHaveBeenCalled();
});

test.each(['constructor', 'mails', ''])('there is no round called “%s”', async (name) => {
  expect((await call(`/cron/${name}`)).status).toBe(404);
});

test('Vercel’s clock calls rounds that exist, mail every minute', async () => {
  expect(vercel.crons.map(({ schedule }) => schedule)).toContain('* * * * *');
  for (const { path } of vercel.crons) expect((await call(path)).status).toBe(200);
});
