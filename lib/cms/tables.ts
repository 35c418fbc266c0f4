import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload, PayloadRequest } from 'payload';

// biome-ignore lint/suspicious/noExplicitAny: Payload generates the columns
type Table = SQLiteTableWithColumns<any>;

/** Drizzle below Payload, for conditional updates and statements on many rows. Works on both databases. */
export function databaseOf<Name extends string>(cms: Payload, ...names: Name[]) {
  const { drizzle, tables } = cms.db as unknown as {
    drizzle: LibSQLDatabase;
    tables: Record<string, Table | undefined>;
  };
  const found = names.map((name) => {
    const table = tables[name.replaceAll('-', '_')];
    if (!table) throw new Error(`There is no table for ${name}.`);
    return [name, table] as const;
  });
  return { drizzle, tables: Object.fromEntries(found) as Record<Name, Table> };
}

/** Like `databaseOf`, within the transaction of a request if there is one. */
export async function transactionOf<Name extends string>(req: PayloadRequest, ...names: Name[]) {
  const { sessions } = req.payload.db as unknown as { sessions?: Record<string, { db: LibSQLDatabase }> };
  const id = await req.transactionID;
  const database = databaseOf(req.payload, ...names);
  return { ...database, drizzle: sessions?.[String(id)]?.db ?? database.drizzle };
}
