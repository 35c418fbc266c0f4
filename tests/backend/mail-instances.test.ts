import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { composeMail } from '@/lib/mail/compose-mail';
import { openTestBackend } from '@/tests/support/database';
import { startMailServer } from '@/tests/support/mail-server';
import { startInstance } from '@/tests/support/start-instance';

vi.setConfig({ testTimeout: 240_000 });
const isPostgres = Boolean(process.env.TEST_DATABASE_URL);

describe.runIf(isPostgres)('two instances on one PostgreSQL', async () => {
  const mailServer = await startMailServer();
  process.env.SMTP_URL = mailServer.url;
  const { cms } = isPostgres ? await openTestBackend() : ({} as never);
  const { queueMail } = await import('@/lib/mail/queue');
  const { executeSql } = await import('@/lib/backend/sql');

  beforeEach(() => mailServer.received.clear());

  async function queueMails(count: number): Promise<string[]> {
    const recipients = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
    for (const to of recipients) {
      await queueMail(cms, composeMail({ to, subject: 'Hello', parts: [{ text: 'Bonjour' }] }));
    }
    return recipients;
  }

  async function startTwo() {
    const instances = await Promise.all([startInstance(), startInstance()]);
    onTestFinished(async () => {
      for (const { kill } of instances) await kill();
    });
    return instances;
  }

  test('send each of 200 mails once', async () => {
    const [one, other] = await startTwo();
    const recipients = await queueMails(200);
    await Promise.all([one.run('deliverMails'), other.run('deliverMails')]);
    expect(recipients.filter((to) => mailServer.received.get(to) !== 1)).toEqual([]);
    expect(mailServer.received.size).toBe(200);
  });

  test('send all of 200 mails when one is killed, those that it was sending perhaps twice', async () => {
    const [killed, other] = await startTwo();
    const recipients = await queueMails(200);
    const delivering = Promise.all([killed.run('deliverMails'), other.run('deliverMails')]);
    await mailServer.hasReceived(50);
    await killed.kill();
    await delivering;
    // The lease of the killed process expires after five minutes.
    const leased = await executeSql(
      sql`UPDATE mails SET due_at = ${new Date().toISOString()} WHERE sent_at IS NULL RETURNING id`,
    );
    expect(leased.length).toBeLessThanOrEqual(4);
    await other.run('deliverMails');
    expect(recipients.filter((to) => !mailServer.received.has(to))).toEqual([]);
    const twice = recipients.filter((to) => mailServer.received.get(to) === 2);
    expect(twice.length).toBeLessThanOrEqual(leased.length);
    expect(recipients.filter((to) => (mailServer.received.get(to) ?? 0) > 2)).toEqual([]);
  });

  test('run a daily job once', async () => {
    const { startDailyJobs } = await import('@/lib/backend/daily-jobs');
    const name = randomUUID();
    const [one, other] = await startTwo();
    await Promise.all([one.run('runDailyJob', { name }), other.run('runDailyJob', { name })]);
    const run = vi.fn(async () => {});
    startDailyJobs(cms, { [name]: run });
    await vi.waitFor(async () => {
      const runs = await executeSql<{ points: number }>(
        sql`SELECT points FROM rate_limits WHERE key = ${`daily job:${name}`}`,
      );
      expect(Number(runs[0]?.points)).toBe(3);
      const ran = await cms.count({ collection: 'mails', where: { to: { equals: name } } });
      expect(ran.totalDocs).toBe(1);
    });
    expect(run).not.toHaveBeenCalled();
  });
});

test.runIf(!isPostgres)('on SQLite there is one instance', () => {
  expect(process.env.DATABASE_URL).toBe('');
});
