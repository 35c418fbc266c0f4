import { createRequire } from 'node:module';

type Row = Record<string, unknown>;

const load = createRequire(import.meta.url);
/** The lock of the running server, and the migrations, which have other names in each database. */
const ownTables = new Set(['owner', 'payload_migrations']);

/** PostgreSQL keeps JSON without the order of its keys. */
const comparable = (value: unknown) =>
  typeof value === 'string' && /^[[{]/.test(value) ? { json: JSON.parse(value) } : value;

/** Every record of every table, by table and key. */
export function readEveryTable(file: string): Record<string, Row[]> {
  const database = new (load('libsql'))(file);
  const all = (sql: string): Row[] => database.prepare(sql).all();
  const names = all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name");
  const tables = names
    .map(({ name }) => String(name))
    .filter((name) => !ownTables.has(name))
    .map((name) => {
      const rows = all(`SELECT * FROM "${name}" ORDER BY id`);
      return [
        name,
        rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, comparable(value)]))),
      ];
    });
  database.close();
  return Object.fromEntries(tables);
}
