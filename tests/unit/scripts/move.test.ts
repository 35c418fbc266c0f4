import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openPostgres } from '@/scripts/move/postgres-store.mjs';
import { matchTables } from '@/scripts/move/tables.mjs';
import { canonicalRow, readPostgresRow, readSqliteRow, writeSqliteRow } from '@/scripts/move/values.mjs';

const table = (name: string, types: Record<string, string>, references: string[] = []) => ({
  name,
  references,
  columns: Object.entries(types).map(([column, type]) => ({
    name: column,
    type,
    ...(type === 'level' && { labels: ['A1', 'A2'] }),
  })),
});
const types = {
  id: 'uuid',
  name: 'varchar',
  price: 'numeric',
  level: 'level',
  shown: 'bool',
  at: 'timestamptz',
  json: 'jsonb',
};
const [courses] = matchTables([table('courses', types)], [table('courses', types)]);

const record = {
  id: '0B9F7C1E-0000-4000-8000-00000000000a',
  name: 'မြန်မာ 👩‍👩‍👧',
  price: 0.1,
  level: 'A1',
  shown: 1,
  at: '2026-02-28T23:59:59.007Z',
  json: '{"b":1,"a":[null,true]}',
};

test('a record is the same in both databases, whatever the types of their columns', () => {
  const values = readSqliteRow(courses, record);
  const inPostgres = [
    '0b9f7c1e-0000-4000-8000-00000000000a',
    record.name,
    '0.1',
    'A1',
    'true',
    record.at,
    '{"a": [null, true], "b": 1}',
  ];
  expect(canonicalRow(courses, readPostgresRow(courses, inPostgres))).toBe(canonicalRow(courses, values));
  expect(writeSqliteRow(courses, values)[4]).toBe(1);
  const empty = Object.fromEntries(Object.keys(record).map((name) => [name, null]));
  expect(readSqliteRow(courses, empty)).toEqual(Object.values(empty));
});

test.each([
  ['name', 'a\0b', 'contains a NUL character'],
  ['name', 'half \ud83d', 'contains half a character'],
  ['json', '{"a":"\\u0000"}', 'contains a NUL character'],
  ['json', 'no JSON', 'is no JSON'],
  ['level', 'C9', 'is C9, which is no option'],
  ['at', 'yesterday', 'is no date'],
  ['price', 'a lot', 'is no number'],
  ['shown', 2, 'is neither 0 nor 1'],
  ['id', 'x', 'is no UUID'],
])('a value of %s that PostgreSQL does not accept is named, not changed', (column, value, reason) => {
  expect(() => readSqliteRow(courses, { ...record, [column]: value })).toThrow(
    `${column} ${reason}. PostgreSQL does not`,
  );
});

test('parents are copied before the records that refer to them', () => {
  const tables = [table('classes', { id: 'uuid' }, ['courses']), table('courses', { id: 'uuid' })];
  expect(matchTables(tables, tables).map(({ name }) => name)).toEqual(['courses', 'classes']);
});

test.each([
  ['a table of one database', [], [table('a', { id: 'uuid' })], 'The table a is in one of the two databases only'],
  ['other columns', [table('a', { id: '' })], [table('a', { key: 'uuid' })], 'The columns of a differ'],
  ['an unknown type', [table('a', { id: '' })], [table('a', { id: 'money' })], 'a.id has the type money'],
  ['a circle', [table('a', {})], [table('a', {}, ['a'])], 'in a circle'],
])('%s stops the move before anything is copied', (_, sqlite, postgres, message) => {
  expect(() => matchTables(sqlite, postgres)).toThrow(message);
});

test('what belongs to one database only is left there', () => {
  const own = ['rate_limits', 'payload_migrations', 'move_state'].map((name) => table(name, { key: 'text' }));
  expect(matchTables([table('owner', { since: '' })], own)).toEqual([]);
});

test('a wrong password is one line, without the password', async () => {
  const fields = ['SFATAL', 'C28P01', 'Mpassword authentication failed for user "school"', ''].join('\0');
  const body = Buffer.from(`${fields}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  const server = createServer((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, body]))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  await expect(openPostgres(`postgres://school:the-password@127.0.0.1:${port}/school`)).rejects.toThrow(
    `PostgreSQL at 127.0.0.1:${port} refused the password of school. Correct it in the URL.`,
  );
  server.close();
});
