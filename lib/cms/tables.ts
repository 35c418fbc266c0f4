import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload, PayloadRequest } from 'payload';

// biome-ignore lint/suspicious/noExplicitAny: Payload makes the columns
type Table = SQLiteTableWithColumns<any>;

/** The database below Payload, for statements that must read and write at once, or touch many rows. The same code suits both databases. */
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

/** The same within the transaction of a request, where it has one: what is written is undone with the rest of the request. */
export async function transactionOf<Name extends string>(req: PayloadRequest, ...names: Name[]) {
  const { sessions } = req.payload.db as unknown as { sessions?: Record<string, { db: LibSQLDatabase }> };
  const id = await req.transactionID;
  const database = databaseOf(req.payload, ...names);
  return { ...database, drizzle: sessions?.[String(id)]?.db ?? database.drizzle };
}
