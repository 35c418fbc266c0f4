import type { DatabaseAdapter, PayloadRequest } from 'payload';
import { withMailsFirst } from '@/lib/cms/mail-with-change';
import { hasTransactions } from '@/lib/cms/transactions';
import type { Mail } from '@/lib/mail/compose-mail';
import { queueMail } from '@/lib/mail/queue';
import { discardEntry, type EntryDraft, writeEntry } from './record-entry';

type Pending = { draft?: EntryDraft; mails?: Mail[]; id?: string; isWritten?: true };

const keyOf = (subject: unknown, record: unknown) => `${subject}:${record ?? ''}`;

/** In the context, which Payload copies for each call of its local API: the map stays the same. */
function pendingEntries({ context }: Pick<PayloadRequest, 'context'>): Map<string, Pending> {
  context.pendingAuditEntries ??= new Map<string, Pending>();
  return context.pendingAuditEntries as Map<string, Pending>;
}

/** The database adapter writes this entry, unconfirmed, before the change itself. */
export function announceEntry(req: PayloadRequest, draft: EntryDraft): void {
  if (hasTransactions(req.payload)) return;
  announce(req, keyOf(draft.subject, draft.record), { draft });
}

function announce(req: PayloadRequest, key: string, added: Pending): void {
  const entries = pendingEntries(req);
  entries.set(key, { ...entries.get(key), ...added });
}

/** For hooks before a change: commits the mails with it, or without transactions stores them before it. */
export async function announceMails(req: PayloadRequest, subject: string, record: string | null, mails: Mail[]) {
  if (!hasTransactions(req.payload)) return announce(req, keyOf(subject, record), { mails });
  for (const mail of mails) await queueMail(req.payload, mail, { req });
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

async function writeEntryFirst(req: PayloadRequest, pending: Pending, write: () => Promise<unknown>): Promise<unknown> {
  if (!pending.draft) return write();
  pending.id = await writeEntry(req, pending.draft, false);
  try {
    return await write();
  } catch (error) {
    await discardEntry(req, pending.id);
    pending.id = undefined;
    throw error;
  }
}

/** For SQLite. An entry whose change failed is removed, as are its mails; one that a crash left behind stays unconfirmed. */
export function writeEntriesFirst(database: DatabaseAdapter): void {
  const methods = database as unknown as Record<(typeof writes)[number], Write>;
  for (const name of writes) {
    const write = methods[name].bind(database);
    methods[name] = async (args) => {
      const pending = findPending(args);
      const { req } = args;
      if (!pending || pending.isWritten || !req) return write(args);
      pending.isWritten = true;
      let result: unknown;
      await withMailsFirst(req.payload, pending.mails ?? [], async () => {
        result = await writeEntryFirst(req, pending, () => write(args));
        return true;
      });
      return result;
    };
  }
}
