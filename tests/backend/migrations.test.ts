import { randomUUID } from 'node:crypto';
import type { CollectionSlug, FlattenedField, GlobalSlug, Migration } from 'payload';
import { expect, test } from 'vitest';
import { prepareDatabase } from '@/lib/cms/prepare-database';
import { openEmptyCms, sqliteOf } from '@/tests/support/database';

/** The migrations of the last release. Schools have databases in this state. */
const released = ['initial', 'inbox_and_thumbnails', 'object_storage', 'unsubscribe_token', 'receipt_likeness'];

const cms = await openEmptyCms();
const sqlite = sqliteOf(cms);
const { migrations } = (await (sqlite
  ? import('@/lib/cms/migrations/sqlite')
  : import('@/lib/cms/migrations/postgres'))) as unknown as { migrations: Migration[] };

type Row = Record<string, unknown>;
type Column = { name: string; type: string; default: string | null };
type Table = { name: string; columns: Column[]; references: Map<string, string> };

const { pool } = cms.db as unknown as {
  pool: { query: (sql: string, values?: unknown[]) => Promise<{ rows: Row[] }> };
};

async function rowsOf(sql: string, values: unknown[] = []): Promise<Row[]> {
  if (!sqlite) return (await pool.query(sql, values)).rows;
  const { rows } = await sqlite.execute({ sql, args: values as string[] });
  return rows as unknown as Row[];
}

const isContent = (name: string) => !/^(payload_|_?sqlite_|owner$|rate_limits$)/.test(name);

async function readTables(): Promise<Table[]> {
  if (!sqlite) return readPostgresTables();
  const names = (await rowsOf("SELECT name FROM sqlite_master WHERE type = 'table'")).map(({ name }) => String(name));
  return Promise.all(
    names.filter(isContent).map(async (name) => ({
      name,
      columns: (await rowsOf(`PRAGMA table_info("${name}")`)).map((column) => ({
        name: String(column.name),
        type: String(column.type).toLowerCase(),
        default: column.dflt_value as string | null,
      })),
      references: new Map(
        (await rowsOf(`PRAGMA foreign_key_list("${name}")`)).map(({ from, table }) => [String(from), String(table)]),
      ),
    })),
  );
}

async function readPostgresTables(): Promise<Table[]> {
  const columns = await rowsOf(
    `SELECT table_name, column_name, udt_name, column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY ordinal_position`,
  );
  const keys = await rowsOf(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent, attname
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f'`,
  );
  const names = [...new Set(columns.map(({ table_name }) => String(table_name)))].filter(isContent);
  return names.map((name) => ({
    name,
    columns: columns
      .filter(({ table_name }) => table_name === name)
      .map((column) => ({
        name: String(column.column_name),
        type: String(column.udt_name),
        default: column.column_default as string | null,
      })),
    references: new Map(
      keys
        .filter(({ child }) => String(child).replaceAll('"', '') === name)
        .map(({ attname, parent }) => [String(attname), String(parent).replaceAll('"', '')]),
    ),
  }));
}

/** Tables after those that they refer to. */
function inOrder(tables: Table[]): Table[] {
  const done = new Set<string>();
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name, references }) =>
        !done.has(name) &&
        [...references.values()].every((parent) => parent === name || !isContent(parent) || done.has(parent)),
    );
    if (ready.length === 0) throw new Error('The tables refer to one another in a circle.');
    for (const table of ready) done.add(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

const snake = (text: string) => text.replaceAll('-', '_').replace(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of the configuration by table and column, for what a column's type alone does not tell. */
const fieldOf = new Map<string, FlattenedField>();
function indexFields(table: string, fields: FlattenedField[], prefix = ''): void {
  for (const field of fields) {
    const column = `${prefix}${snake(field.name)}`;
    fieldOf.set(`${table}.${column}`, field);
    if (field.type === 'array') indexFields(`${table}_${column}`, field.flattenedFields);
    if (field.type === 'group') indexFields(table, field.flattenedFields, `${column}_`);
    if (field.type === 'select' && field.hasMany) fieldOf.set(`${table}_${column}.value`, field);
  }
}
for (const { slug, flattenedFields } of [...cms.config.collections, ...cms.config.globals]) {
  indexFields(snake(slug), flattenedFields);
}

const richText = {
  root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children: [] },
};
const moment = '2026-11-22T10:00:00.000Z';

function configured(table: string, column: string): FlattenedField | undefined {
  const isVersion = /^_.+_v(_|$)/.test(table);
  if (!isVersion) return fieldOf.get(`${table}.${column}`);
  return fieldOf.get(`${table.replace(/^_(.+?)_v(?=_|$)(_version)?/, '$1')}.${column.replace(/^version_/, '')}`);
}

async function valueFor(table: string, { name, type }: Column): Promise<unknown> {
  const field = configured(table, name);
  if (field?.type === 'richText' || field?.type === 'json' || type === 'jsonb') return JSON.stringify(richText);
  if (type === 'bool') return true;
  if (type.startsWith('enum')) {
    const [first] = await rowsOf(`SELECT (enum_range(NULL::"${type}")::text[])[1] AS label`);
    return first?.label;
  }
  if (field?.type === 'select' || field?.type === 'radio') {
    const [option] = field.options;
    return typeof option === 'string' ? option : option?.value;
  }
  if (name.endsWith('_status')) return 'published';
  if (field?.type === 'date' || /_at$/.test(name) || type.startsWith('timestamp')) return moment;
  if (field?.type === 'checkbox') return 1;
  if (/^(numeric|integer|int4|real|float8)/.test(type)) return 1;
  if (type === 'uuid') return randomUUID();
  if (field?.type === 'email' || name === 'email') return 'su@example.com';
  return `${table} ${name}`.slice(0, 60);
}

/** One record in every table, as the last release could have written it; by table. */
async function insertRecords(tables: Table[]): Promise<Map<string, Row>> {
  const inserted = new Map<string, Row>();
  for (const { name: table, columns, references } of inOrder(tables)) {
    const row: Row = {};
    for (const column of columns) {
      const parent = references.get(column.name);
      if (parent) row[column.name] = inserted.get(parent)?.id ?? null;
      else if (column.name === 'id') {
        if (!/int|serial/.test(column.type)) row.id = randomUUID();
      } else row[column.name] = await valueFor(table, column);
    }
    const names = Object.keys(row);
    const marks = names.map((_, at) => (sqlite ? '?' : `$${at + 1}`));
    await rowsOf(
      `INSERT INTO "${table}" (${names.map((each) => `"${each}"`).join(', ')}) VALUES (${marks.join(', ')})`,
      Object.values(row),
    );
    const [stored] = await rowsOf(`SELECT * FROM "${table}"`);
    inserted.set(table, { ...stored });
  }
  return inserted;
}

/** Texts that have translations since are in a table of their own. */
async function englishTextsOf(table: string, { id }: Row): Promise<Row> {
  const texts = await rowsOf(`SELECT * FROM "${table}_locales"`).catch(() => []);
  return texts.find((row) => row._parent_id === id && row._locale === 'en') ?? {};
}

test('every record of a database of the last release is there after an upgrade, with all its values', async () => {
  expect(migrations.slice(0, released.length).map(({ name }) => name.replace(/^\d+_\d+_/, ''))).toEqual(released);
  await cms.db.migrate({ migrations: migrations.slice(0, released.length) });
  const before = await insertRecords(await readTables());
  expect(before.size).toBeGreaterThan(40);

  await prepareDatabase(cms);

  const lost: string[] = [];
  for (const [table, row] of before) {
    const rows = await rowsOf(`SELECT * FROM "${table}"`).catch(() => []);
    const record = rows.find(({ id }) => id === row.id);
    if (!record) lost.push(table);
    const upgraded = record && { ...(await englishTextsOf(table, row)), ...record };
    for (const [column, value] of upgraded ? Object.entries(row) : []) {
      if (JSON.stringify(upgraded?.[column]) !== JSON.stringify(value))
        lost.push(`${table}.${column}: ${value} → ${upgraded?.[column]}`);
    }
  }
  expect(lost).toEqual([]);
  // What was told for a score is told for its level.
  const advice = before.get('level_test_settings_bands')?.advice;
  expect(await cms.findGlobal({ slug: 'level-test-settings' })).toMatchObject({ a0: { advice }, a1: { advice } });
  for (const { slug } of cms.config.collections.filter(({ slug: each }) => before.has(snake(each)))) {
    const { docs } = await cms.find({ collection: slug as CollectionSlug, pagination: false, depth: 0 });
    expect(docs.map(({ id }) => id)).toContain(before.get(snake(slug))?.id);
  }
  for (const { slug } of cms.config.globals.filter(({ slug: each }) => before.has(snake(each)))) {
    expect(await cms.findGlobal({ slug: slug as GlobalSlug, depth: 0 })).toMatchObject({ globalType: slug });
  }
});
