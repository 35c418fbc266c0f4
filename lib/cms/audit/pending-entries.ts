import type { DatabaseAdapter, PayloadRequest } from 'payload';
import { discardEntry, type EntryDraft, hasTransactions, writeEntry } from './record-entry';

type Pending = { draft: EntryDraft; id?: string };

const keyOf = (subject: unknown, record: unknown) => `${subject}:${record ?? ''}`;

/** In the context, which Payload copies for each call of its local API: the map stays the same. */
function pendingEntries({ context }: Pick<PayloadRequest, 'context'>): Map<string, Pending> {
  context.pendingAuditEntries ??= new Map<string, Pending>();
  return context.pendingAuditEntries as Map<string, Pending>;
}

/** The database adapter writes this entry, unconfirmed, before the change itself. */
export function announceEntry(req: PayloadRequest, draft: EntryDraft): void {
  if (hasTransactions(req.payload)) return;
  pendingEntries(req).set(keyOf(draft.subject, draft.record), { draft });
}

/** Removes the announcement. Returns the id of the unconfirmed entry, if it was written. */
export function takeAnnounced(req: PayloadRequest, subject: string, record: string | null): string | undefined {
  const entries = pendingEntries(req);
  // The id of a new record is not known before it is written.
  for (const key of [keyOf(subject, record), keyOf(subject, null)]) {
    const pending = entries.get(key);
    entries.delete(key);
    if (pending) return pending.id;
  }
}

type WriteArgs = {
  req?: PayloadRequest;
  collection?: string;
  collectionSlug?: string;
  globalSlug?: string;
  slug?: string;
  global?: string;
  id?: string;
  parent?: string;
  where?: { id?: { equals?: string } };
};
type Write = (args: WriteArgs) => Promise<unknown>;

const writes = [
  'create',
  'updateOne',
  'deleteOne',
  'createVersion',
  'updateVersion',
  'createGlobal',
  'updateGlobal',
  'createGlobalVersion',
  'updateGlobalVersion',
] as const;

function findPending({ req, ...args }: WriteArgs): Pending | undefined {
  if (!req?.context?.pendingAuditEntries) return;
  const entries = pendingEntries(req);
  const subject = args.collection ?? args.collectionSlug ?? args.globalSlug ?? args.slug ?? args.global;
  return entries.get(keyOf(subject, args.id ?? args.parent ?? args.where?.id?.equals));
}

/** For SQLite. An entry whose change failed is removed; one that a crash left behind stays unconfirmed. */
export function writeEntriesFirst(database: DatabaseAdapter): void {
  const methods = database as unknown as Record<(typeof writes)[number], Write>;
  for (const name of writes) {
    const write = methods[name].bind(database);
    methods[name] = async (args) => {
      const pending = findPending(args);
      if (!pending || pending.id || !args.req) return write(args);
      pending.id = await writeEntry(args.req, pending.draft, false);
      try {
        return await write(args);
      } catch (error) {
        await discardEntry(args.req, pending.id);
        pending.id = undefined;
        throw error;
      }
    };
  }
}
