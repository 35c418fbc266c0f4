import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { openCms } from '@/lib/cms/open';

type SqlDatabase = {
  all?: <Row>(statement: SQL) => Promise<Row[]>;
  execute?: <Row>(statement: SQL) => Promise<{ rows: Row[] }>;
};

/** For atomic updates on SQLite or PostgreSQL. Numbers may be returned as text; pass times as ISO text. */
export async function executeSql<Row>(statement: SQL): Promise<Row[]> {
  const { drizzle } = (await openCms()).db as unknown as { drizzle: SqlDatabase };
  if (drizzle.all) return drizzle.all<Row>(statement);
  return (await drizzle.execute?.<Row>(statement))?.rows ?? [];
}

type JsonQuery = { values: SQLWrapper[]; from: SQLWrapper; where?: SQL; order: SQL[] };

/** Rows as one JSON text: the SQLite driver spends most of the time of a long list on its rows and columns. */
export async function selectJsonRows<Row extends unknown[]>(query: JsonQuery): Promise<Row[]> {
  const { values, from, where = sql`1 = 1`, order } = query;
  const isSqlite = 'all' in (await openCms()).db.drizzle;
  const toRow = sql.raw(isSqlite ? 'json_array' : 'json_build_array');
  const toList = sql.raw(isSqlite ? 'json_group_array' : 'json_agg');
  const list = sql`${toList}(${toRow}(${sql.join(values, sql`, `)}) order by ${sql.join(order, sql`, `)})`;
  const [found] = await executeSql<{ rows: unknown }>(sql`select ${list} as rows from ${from} where ${where}`);
  // The driver of PostgreSQL parses JSON itself.
  return (typeof found?.rows === 'string' ? JSON.parse(found.rows) : (found?.rows ?? [])) as Row[];
}
