import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRecords } from '@/scripts/move/copy-records.mjs';
import { openPostgres } from '@/scripts/move/postgres-store.mjs';
import { openSqlite } from '@/scripts/move/sqlite-store.mjs';
import { runPayload } from '@/scripts/payload.mjs';
import { awkwardName, movedMoment } from '@/tests/support/moved-values';
import { readEveryTable } from '@/tests/support/sqlite-tables';

const server = process.env.TEST_DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-move-'));
const data = join(folder, 'data');
const timeoutMs = 600_000;

const databaseUrl = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
const database = `move_${process.pid}`;
const target = server && databaseUrl(database);

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

const environment = (DATABASE_URL: string) => ({
  ...process.env,
  DATA_DIR: data,
  DATABASE_URL,
  NODE_ENV: 'production' as const,
});

function move(to: string, from = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/move.mjs', '--to', to], {
    encoding: 'utf8',
    env: environment(from),
  });
  return { status, stdout, stderr: stderr.trim() };
}

/** Kills the command, without a chance to clean up, when it prints this. */
function moveUntil(printed: string) {
  const command = spawn(process.execPath, ['scripts/move.mjs', '--to', target], { env: environment('') });
  let output = '';
  command.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes(printed)) command.kill('SIGKILL');
  });
  return new Promise<string | null>((resolve) => command.once('exit', (_, signal) => resolve(signal)));
}

/** A file that no other connection has used: the driver releases a file when the process ends. */
function copyOf(file: string): string {
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'school.db');
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  return copy;
}

describe.skipIf(!server)('npm run move', () => {
  beforeAll(async () => {
    mkdirSync(data);
    const environment = { DATA_DIR: data, DATABASE_URL: '', SEED: 'demo' };
    expect(runPayload(['run', 'tests/support/records-to-move.ts'], environment)).toBe(0);
    await query(server, `CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
  }, timeoutMs);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test(
    'a school moves from SQLite to PostgreSQL and back, interrupted once, and finds every record as it was',
    async () => {
      const before = readEveryTable(copyOf(join(data, 'school.db')));
      expect(await moveUntil(' 30/')).toBe('SIGKILL');
      expect(await query(target, 'SELECT name FROM move_state')).not.toHaveLength(0);
      // A server does not add an owner or demonstration content to half a school.
      expect(runPayload(['run', 'tests/support/prepare-database.ts'], { DATABASE_URL: target })).not.toBe(0);
      const staff = (rows: Record<string, unknown>[] = []) => rows.map(({ id }) => id);
      expect(staff(before.staff)).toEqual(expect.arrayContaining(staff(await query(target, 'SELECT id FROM staff'))));

      const moved = move(target);
      expect(moved.stderr).toBe('');
      expect(moved.stdout).toMatch(/Going on after an interruption: \d+ tables are there/);
      expect(moved.stdout).toContain('are the same in both databases');
      expect(moved.stdout).toContain('DATABASE_URL=');
      expect(readEveryTable(copyOf(join(data, 'school.db')))).toEqual(before);
      expect(await query(target, "SELECT name, archived FROM learners WHERE email = 'aye@example.com'")).toEqual([
        { name: awkwardName, archived: true },
      ]);
      expect(
        await query(target, "SELECT changes->0->'before' AS price, at FROM audit_entries WHERE action = 'update'"),
      ).toEqual([{ price: 0.1, at: new Date(movedMoment) }]);
      const [next] = await query(
        target,
        "SELECT nextval(pg_get_serial_sequence('payload_preferences_rels', 'id')) AS id, max(id) FROM payload_preferences_rels",
      );
      expect(Number(next.id)).toBeGreaterThan(next.max);

      const back = join(folder, 'back');
      expect(move(`file:${back}`, target)).toMatchObject({ status: 0, stderr: '' });
      const after = readEveryTable(copyOf(join(back, 'school.db')));
      for (const [table, rows] of Object.entries(before))
        expect({ table, rows: after[table] }).toEqual({ table, rows });
      expect(Object.keys(after)).toEqual(Object.keys(before));
    },
    timeoutMs,
  );

  test(
    'a target that somebody uses is left alone',
    async () => {
      const refused = move(target);
      expect(refused.status).toBe(1);
      expect(refused.stderr).toMatch(/^The database of --to is not empty \(.+\)\. Give an empty one\.$/);
      const exists = move(`file:${data}`, target);
      expect(exists.stderr).toBe(`${join(data, 'school.db')} exists. Move it away, or give another folder.`);
    },
    timeoutMs,
  );

  test(
    'if the old database has changed since the interruption, everything is copied again',
    async () => {
      const stale = databaseUrl(`${database}_stale`);
      await query(server, `CREATE DATABASE ${database}_stale TEMPLATE ${database}`);
      const store = await openPostgres(stale);
      await store.prepareState();
      await query(stale, "INSERT INTO move_state VALUES ('faqs', 'the digest of other contents', 10)");
      await query(stale, "UPDATE faqs_locales SET question = 'from an older state'");
      const lines: string[] = [];
      await copyRecords(openSqlite(copyOf(join(data, 'school.db')), { isSource: true }), store, (line: string) =>
        lines.push(line),
      );
      await store.close();
      expect(lines).toContain('The old database has changed since the interruption: starting again.');
      expect(await query(stale, "SELECT id FROM faqs_locales WHERE question = 'from an older state'")).toEqual([]);
      await expect(query(stale, 'DELETE FROM audit_entries')).rejects.toThrow('append-only');
      await expect(query(stale, 'UPDATE audit_entries SET title = NULL')).rejects.toThrow('append-only');
    },
    timeoutMs,
  );

  test('what cannot work is said in one line', () => {
    const { port } = new URL(server);
    expect(move(databaseUrl('missing')).stderr).toBe(
      `PostgreSQL at 127.0.0.1:${port} has no database missing. Create it, empty, first.`,
    );
    expect(move('postgres://school:secret@127.0.0.1:9/school').stderr).toBe(
      'No PostgreSQL at 127.0.0.1:9 (ECONNREFUSED). Is it running, and is the URL right?',
    );
    expect(move('mysql://school@localhost/school').stderr).toMatch(/^Say what to move: .+\.$/);
    expect(move(`file:${folder}/elsewhere`).stderr).toMatch(/^The records are in SQLite already/);
  });
});
