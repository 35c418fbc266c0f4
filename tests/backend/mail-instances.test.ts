import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
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
  const { executeSql } = await import('@/lib/backend/sql');
  const { databaseOf } = await import('@/lib/cms/tables');
  const instances = isPostgres ? await Promise.all([startInstance(), startInstance()]) : [];
  const runOnAll = (command: string, argument?: object) =>
    Promise.all(instances.map(({ run }) => run(command, argument)));

  beforeEach(() => mailServer.received.clear());
  afterAll(() => Promise.all(instances.map(({ kill }) => kill())));

  async function queueMails(count: number): Promise<string[]> {
    const recipients = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
    const { drizzle, tables } = databaseOf(cms, 'mails');
    const now = new Date().toISOString();
    const rows = recipients.map((to) => ({
      ...composeMail({ to, subject: 'Hello', parts: [{ text: 'Bonjour' }] }),
      tries: 0,
      dueAt: now,
    }));
    await drizzle.insert(tables.mails).values(rows);
    return recipients;
  }

  test('run a daily job once', async () => {
    const { startDailyJobs } = await import('@/lib/backend/daily-jobs');
    const name = randomUUID();
    await runOnAll('runDailyJob', { name });
    const run = vi.fn(async () => {});
    startDailyJobs(cms, { [name]: run });
    await vi.waitFor(async () => {
      const tries = await executeSql<{ points: number }>(
        sql`SELECT points FROM rate_limits WHERE key = ${`daily job:${name}`}`,
      );
      expect(Number(tries[0]?.points)).toBe(3);
      const runs = await cms.count({ collection: 'mails', where: { to: { equals: name } } });
      // Any of the three may be the first.
      expect(runs.totalDocs + run.mock.calls.length).toBe(1);
    }, 20_000);
  });

  test('send each of 200 mails once', async () => {
    const recipients = await queueMails(200);
    await runOnAll('deliverMails');
    expect(recipients.filter((to) => mailServer.received.get(to) !== 1)).toEqual([]);
    expect(mailServer.received.size).toBe(200);
  });

  test('send all of 200 mails when one is killed, those that it was sending perhaps twice', async () => {
    const [killed, other] = instances;
    const recipients = await queueMails(200);
    const delivering = runOnAll('deliverMails');
    await mailServer.hasReceived(50);
    await killed?.kill();
    await delivering;
    // The leases of the killed process expire after five minutes.
    const leased = await executeSql(
      sql`UPDATE mails SET due_at = ${new Date().toISOString()} WHERE sent_at IS NULL AND due_at < '2100-01-01' RETURNING id`,
    );
    expect(leased.length).toBeLessThanOrEqual(4);
    await other?.run('deliverMails');
    expect(recipients.filter((to) => !mailServer.received.has(to))).toEqual([]);
    const repeated = recipients.filter((to) => (mailServer.received.get(to) ?? 0) > 1);
    expect(repeated.length).toBeLessThanOrEqual(leased.length);
    expect(repeated.filter((to) => mailServer.received.get(to) !== 2)).toEqual([]);
  });
});

test.runIf(!isPostgres)('on SQLite there is one instance', () => {
  expect(process.env.DATABASE_URL).toBe('');
});
