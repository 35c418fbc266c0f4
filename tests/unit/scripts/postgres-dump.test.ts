import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, dumpDatabase, loadDatabase, requireEmptyDatabase } from '@/scripts/postgres-dump.mjs';

const url = 'postgres://school:p%40ss%3Aword@db.example:5433/school?sslmode=require';
let folder = '';

/** A fake PostgreSQL program: records password and arguments, prints, and exits with `code`. */
function standIn(program: string, { prints = '', complains = '', code = 0 } = {}): void {
  const lines = [
    '#!/bin/sh',
    `echo "$PGPASSWORD" "$@" > "${folder}/given"`,
    `printf '%s' '${prints}'`,
    `printf '%s' '${complains}' >&2`,
    `exit ${code}`,
  ];
  writeFileSync(join(folder, program), `${lines.join('\n')}\n`, { mode: 0o700 });
}

const given = () => readFileSync(join(folder, 'given'), 'utf8').trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-postgres-'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a drill tells a server that does not answer from a user who may not create a database', () => {
  standIn('psql', { code: 2 });
  expect(() => createDatabase(url)).toThrow('does not answer. Is the server running');
  writeFileSync(join(folder, 'psql'), '#!/bin/sh\ncase "$*" in *CREATE*) exit 1;; esac; echo 1\n', { mode: 0o700 });
  expect(() => createDatabase(url)).toThrow('ALTER ROLE … CREATEDB');
});

describe('the password of the database is not in the arguments, which every user of the machine can read', () => {
  const inArguments = ' --dbname postgres://school@db.example:5433/school?sslmode=require';

  test('of pg_dump, whose output is the backup', async () => {
    standIn('pg_dump', { prints: 'select 1;' });
    await dumpDatabase(url, join(folder, 'database.sql'));
    expect(given()).toBe(`p@ss:word --no-owner --no-privileges --lock-wait-timeout=60s${inArguments}`);
    expect(readFileSync(join(folder, 'database.sql'), 'utf8')).toBe('select 1;');
  });

  test('of psql', async () => {
    standIn('psql', { prints: '0' });
    requireEmptyDatabase(url);
    expect(given()).toMatch(/^p@ss:word /);
    expect(given().endsWith(inArguments)).toBe(true);
    await loadDatabase(url, 'database.sql');
    expect(given()).toMatch(/^p@ss:word .* --file database\.sql /);
    expect(given().endsWith(inArguments)).toBe(true);
  });

  test('nor in an error message', async () => {
    standIn('pg_dump', { code: 1 });
    const failure = await dumpDatabase(url, join(folder, 'database.sql')).catch(String);
    expect(failure).toContain('pg_dump');
    expect(failure).not.toMatch(/p%40ss|p@ss/);
  });
});

test.each([
  [
    'connection to server at "10.0.0.5", port 5433 failed: Connection refused',
    'PostgreSQL at db.example:5433 does not respond (Connection refused). Is the network up, and the URL right?',
  ],
  [
    'connection to server at "10.0.0.5", port 5433 failed: FATAL: database "school" does not exist',
    'pg_dump failed: connection to server at "10.0.0.5", port 5433 failed: FATAL: database "school" does not exist',
  ],
])('what pg_dump says is one line that says what to do: %s', async (complains, line) => {
  standIn('pg_dump', { complains, code: 1 });
  const failure = await dumpDatabase(url, join(folder, 'database.sql')).catch(({ message }: Error) => message);
  expect(failure).toBe(line);
});

test.each(['postgres://school@db.example/school', 'postgres:///school?host=/run/postgresql'])(
  'a URL without a password is passed unchanged: %s',
  async (url) => {
    standIn('pg_dump');
    await dumpDatabase(url, join(folder, 'database.sql'));
    expect(given().endsWith(` --dbname ${url}`)).toBe(true);
  },
);

test.runIf(existsSync('/proc/self/fd'))('the file of a backup is closed, whether it succeeds or not', async () => {
  const target = join(folder, 'database.sql');
  const open = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(`/proc/self/fd/${fd}`) === target);
  for (const code of [0, 1]) {
    standIn('pg_dump', { code });
    await dumpDatabase(url, target).catch(() => undefined);
    expect(open()).toEqual([]);
  }
});

// The list's own descriptor has gone by the time it is looked at.
function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
