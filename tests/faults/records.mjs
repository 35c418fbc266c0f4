import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { databaseFile } from '../../scripts/environment.mjs';

/** Counts and prints acknowledged writes (`{ table, column, mark }`) that are missing in the database of a stopped server. */
export async function countLost(acknowledged, { folder, databaseUrl }) {
  const select = databaseUrl ? await postgres(databaseUrl) : sqlite(folder);
  const columns = new Map(acknowledged.map(({ table, column }) => [table, column]));
  const stored = new Map();
  for (const [table, column] of columns) stored.set(table, new Set(await select(table, column)));
  await select.close();
  const lost = acknowledged.filter(({ table, mark }) => !stored.get(table).has(mark));
  for (const { table, column, mark } of lost) console.log(`Lost: ${table}, ${column} ${mark}`);
  return lost.length;
}

function sqlite(folder) {
  const client = createClient({ url: pathToFileURL(databaseFile(folder)).href });
  const select = async (table, column) => {
    const { rows } = await client.execute(`SELECT ${column} AS mark FROM ${table}`);
    return rows.map(({ mark }) => mark);
  };
  return Object.assign(select, { close: () => client.close() });
}

async function postgres(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const select = async (table, column) => {
    const { rows } = await client.query(`SELECT ${column} AS mark FROM ${table}`);
    return rows.map(({ mark }) => mark);
  };
  return Object.assign(select, { close: () => client.end() });
}
