import { desc, eq } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type {
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';

/** The name of the member of staff behind a request, as it is now. */
export const authorOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  (user && 'name' in user && user.name) || user?.email || null;

/** Writes into each version who saved it. Restoring a version is a change of its own. */
export const stampAuthor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = (({
  data,
  req,
}: {
  data: object;
  req: PayloadRequest;
}) => ({ ...data, updatedBy: authorOf(req) })) as CollectionBeforeChangeHook & GlobalBeforeChangeHook;

/** Restoring a global runs no `beforeChange` hook in the CMS: the name is written after it, in the record and its newest version. */
export const stampRestoredGlobal: GlobalAfterChangeHook = async ({ doc, global: { slug }, req }) => {
  if (!req.context.isRestoringVersion) return doc;
  const author = authorOf(req);
  await nameAuthor(req.payload, slug, author);
  return { ...doc, updatedBy: author };
};

// biome-ignore lint/suspicious/noExplicitAny: the columns are made by the CMS
type Table = SQLiteTableWithColumns<any>;

async function nameAuthor(cms: Payload, slug: string, author: string | null): Promise<void> {
  const { drizzle, tables } = cms.db as unknown as { drizzle: LibSQLDatabase; tables: Record<string, Table> };
  const name = slug.replaceAll('-', '_');
  const [record, versions] = [tables[name], tables[`_${name}_v`]];
  if (!record || !versions) throw new Error(`There are no versions of ${slug}.`);
  await drizzle.update(record).set({ updatedBy: author });
  const [newest] = await drizzle
    .select({ id: versions.id })
    .from(versions)
    .orderBy(desc(versions.updatedAt), desc(versions.createdAt))
    .limit(1);
  if (newest) await drizzle.update(versions).set({ version_updatedBy: author }).where(eq(versions.id, newest.id));
}
