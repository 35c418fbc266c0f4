import { type SQL, sql } from 'drizzle-orm';

type Row = Record<string, unknown>;
type Sqlite = { run: (statement: SQL) => Promise<unknown>; all: (statement: SQL) => Promise<Row[]> };
type Postgres = { execute: (statement: SQL) => Promise<{ rows: Row[] }> };
type Database = Sqlite | Postgres;

const read = async (db: Database, query: string): Promise<Row[]> =>
  'all' in db ? db.all(sql.raw(query)) : (await db.execute(sql.raw(query))).rows;

const execute = (db: Database, statement: string): Promise<unknown> =>
  'run' in db ? db.run(sql.raw(statement)) : db.execute(sql.raw(statement));

async function listColumns(db: Database): Promise<Map<string, string[]>> {
  const rows = await read(
    db,
    'all' in db
      ? `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'`
      : `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(String(table), [...(tables.get(String(table)) ?? []), String(column)]);
  return tables;
}

const suffix = '_locales';
/** Arrays have a parent as well. */
const keys = new Set(['id', '_locale', '_parent_id']);

/**
 * Copies the texts of every record and version to its table of texts, as English ones. Runs in a migration that gives fields a text
 * for each language, before the former columns are dropped.
 */
export async function copyEnglishTexts(db: Database): Promise<void> {
  const tables = await listColumns(db);
  for (const [texts, columns] of tables) {
    const records = texts.slice(0, -suffix.length);
    const former = new Set(tables.get(records));
    const shared = columns.filter((column) => !keys.has(column) && former.has(column)).map((column) => `"${column}"`);
    if (!texts.endsWith(suffix) || shared.length === 0) continue;
    const list = shared.join(', ');
    await execute(
      db,
      `INSERT INTO "${texts}" (${list}, "_locale", "_parent_id") SELECT ${list}, 'en', "id" FROM "${records}" WHERE true
       ON CONFLICT ("_locale", "_parent_id") DO UPDATE SET ${shared.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    );
  }
}
