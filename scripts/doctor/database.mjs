import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { databaseFile } from '../environment.mjs';
import { explainFailure } from '../move/postgres-failures.mjs';
import { Problem } from '../problem.mjs';
import { project } from '../project.mjs';
import { ok, problem, warning } from './finding.mjs';

const load = createRequire(import.meta.url);
const timeoutMs = 10_000;
const maxClockErrorSeconds = 5;
/** As in lib/mail/queue.ts, which gives up after so many. */
const maxTries = 12;

/** The server alone has a SQLite file open: /readyz tells about it. */
export async function checkDatabase(data, url = process.env.DATABASE_URL) {
  if (!url) {
    return existsSync(databaseFile(data))
      ? ok('SQLite: /readyz tells whether it works; the server migrates it when it starts')
      : problem(`there is no database at ${databaseFile(data)}: is DATA_DIR right?`);
  }
  const { Client } = load('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return [await checkMigrations(client), await checkDatabaseClock(client), await checkQueue(client)];
  } catch (error) {
    if (error.code === '42P01') return problem('the database has no tables of the site: start the site with it once.');
    const explained = explainFailure(error, url);
    return problem(explained instanceof Problem ? explained.message : `PostgreSQL: ${error.message}`);
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkMigrations(client) {
  const { rows } = await client.query('SELECT name FROM payload_migrations');
  const done = new Set(rows.map(({ name }) => name));
  const files = readdirSync(join(project, 'lib/cms/migrations/postgres'))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));
  const missing = files.filter((name) => !done.has(name));
  return missing.length === 0
    ? ok(`PostgreSQL responds and has all ${files.length} migrations`)
    : problem(`the migration ${missing[0]} is missing: restart the site, which migrates the database.`);
}

async function checkDatabaseClock(client) {
  const before = Date.now();
  const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp()) AS seconds');
  const middle = (before + Date.now()) / 2000;
  const difference = Math.abs(Number(rows[0].seconds) - middle);
  return difference > maxClockErrorSeconds
    ? problem(
        `the clock of the database is ${Math.round(difference)} s off: start a time service (NTP) on both machines.`,
      )
    : ok('the clock agrees with that of the database');
}

async function checkQueue(client) {
  const { rows } = await client.query(
    `SELECT count(*) FILTER (WHERE tries >= $1) AS failed,
       count(*) FILTER (WHERE tries < $1 AND due_at < now() - interval '1 hour') AS late
     FROM mails WHERE sent_at IS NULL`,
    [maxTries],
  );
  const { failed, late } = rows[0];
  if (Number(late) > 0)
    return problem(`mails waiting for more than an hour: ${late}. See whether the site runs and SMTP_URL works.`);
  if (Number(failed) > 0)
    return warning(`mails of the last 30 days that could not be sent: ${failed}. The log says why.`);
  return ok('no mail is stuck');
}
