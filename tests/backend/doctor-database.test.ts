import { expect, test } from 'vitest';
import { checkDatabase } from '@/scripts/doctor/database.mjs';
import { problem, warning } from '@/scripts/doctor/finding.mjs';
import { openTestBackend } from '@/tests/support/database';

const { cms } = await openTestBackend();
const check = () => checkDatabase(process.env.DATA_DIR ?? '', process.env.DATABASE_URL);
const { pool } = cms.db as unknown as { pool: { query: (sql: string) => Promise<unknown> } };

test.runIf(process.env.DATABASE_URL)('an operator learns what is wrong with PostgreSQL', async () => {
  const findings = [await check()].flat();
  expect(findings).toHaveLength(3);
  expect(findings).toEqual(findings.map(() => ({ status: 'ok', text: expect.any(String) })));

  const mail = { to: 'su@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await cms.create({ collection: 'mails', data: { ...mail, tries: 12, dueAt: hoursAgo(2) } });
  expect(await check()).toContainEqual(warning(expect.stringContaining('could not be sent: 1')));
  await cms.create({ collection: 'mails', data: { ...mail, tries: 1, dueAt: hoursAgo(2) } });
  expect(await check()).toContainEqual(problem(expect.stringContaining('more than an hour: 1')));

  await pool.query("DELETE FROM payload_migrations WHERE name LIKE '%_initial'");
  expect(await check()).toContainEqual(problem(expect.stringMatching(/^the migration \d+_\d+_initial is missing/)));
});

test.skipIf(process.env.DATABASE_URL)('SQLite belongs to the running server, which /readyz asks', async () => {
  expect(await check()).toMatchObject({ status: 'ok' });
});
