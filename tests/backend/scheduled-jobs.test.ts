import { expect, test, vi } from 'vitest';
import { composeMail } from '@/lib/mail/compose-mail';
import { queueMail } from '@/lib/mail/queue';
import { openTestBackend } from '@/tests/support/database';
import vercel from '@/vercel.json';

const { cms } = await openTestBackend();
const { GET } = await import('@/app/cron/[job]/route');

/** As Vercel calls what `vercel.json` names. */
const call = (path: string, authorization = `Bearer ${process.env.CRON_SECRET}`) => {
  const job = path.replace('/cron/', '');
  return GET(new Request(`https://school.test${path}`, { headers: authorization ? { authorization } : {} }), {
    params: Promise.resolve({ job }),
  });
};
const written = async (to: string) =>
  (await cms.find({ collection: 'mails', where: { to: { equals: to } }, limit: 1 })).docs[0];
const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 24 * 60 * 60_000).toISOString();

test('the cron job sends due mails only', async () => {
  const to = (address: string) => composeMail({ to: address, subject: 'Hello', parts: [{ text: 'Hello' }] });
  await queueMail(cms, to('now@example.com'));
  await queueMail(cms, to('later@example.com'), { delaySeconds: 75 });
  const response = await call('/cron/mail');
  expect([response.status, await response.json()]).toEqual([200, { data: { tried: 1 } }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await written('now@example.com'))?.sentAt).toBeTruthy();
  expect((await written('later@example.com'))?.sentAt).toBeFalsy();
});

test('the daily job deletes old mails, receipts and reader ids of posts', async () => {
  const data = {
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
    tries: 1,
    dueAt: monthsAgo(2),
    createdAt: monthsAgo(2),
  };
  await cms.create({ collection: 'mails', data: { ...data, to: 'old@example.com' } });
  await cms.create({ collection: 'post-views', data: { key: 'of a visit long ago', createdAt: monthsAgo(2) } });
  await cms.create({ collection: 'post-views', data: { key: 'of today' } });
  const response = await call('/cron/sweep');
  expect(await response.json()).toEqual({ data: { expired: 0, unused: 0, orphans: 0, recycled: 0, indexed: 0 } });
  expect(await written('old@example.com')).toBeUndefined();
  const { docs } = await cms.find({ collection: 'post-views' });
  expect(docs.map(({ key }) => key)).toEqual(['of today']);
});

test.each([
  ['nobody', ''],
  ['another secret', `Bearer ${'x'.repeat(47)}`],
  ['the secret without its word', process.env.CRON_SECRET ?? ''],
])('%s finds nothing there', async (_, authorization) => {
  const send = vi.spyOn(cms, 'find');
  const response = await call('/cron/mail', authorization);
  expect([response.status, await response.text()]).toEqual([404, '']);
  expect(send).not.toHaveBeenCalled();
});

test.each(['constructor', 'mails', ''])('there is no job called “%s”', async (name) => {
  expect((await call(`/cron/${name}`)).status).toBe(404);
});

test('Vercel’s cron calls jobs that exist, mail every minute', async () => {
  expect(vercel.crons.map(({ schedule }) => schedule)).toContain('* * * * *');
  for (const { path } of vercel.crons) expect((await call(path)).status).toBe(200);
});
