import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { hasTransactions, inTransaction } from '@/lib/cms/transactions';
import type { AuditEntry } from './audit-entry';

export const auditCollection = 'audit-entries';

export type Actor = Pick<AuditEntry, 'actor' | 'actorName'>;
export type EntryDraft = Pick<AuditEntry, 'action' | 'subject'> &
  Partial<Pick<AuditEntry, 'record' | 'title' | 'changes'>> &
  Actor;

/** Request context of a local call by somebody without a session, such as a command. */
export const recordedAs = (actorName: string) => ({ auditedAs: actorName });

/** Null for visitors, learners and the system, whose changes are not recorded. */
export function actorOf({ user, context }: Pick<PayloadRequest, 'user' | 'context'>): Actor | null {
  if (user?.collection === 'staff') return { actor: String(user.id), actorName: user.name || user.email };
  return typeof context.auditedAs === 'string' ? { actor: null, actorName: context.auditedAs } : null;
}

const toEntry = (draft: EntryDraft, isConfirmed: boolean): AuditEntry => ({
  record: null,
  title: null,
  changes: [],
  ...draft,
  at: new Date().toISOString(),
  confirmed: isConfirmed,
});

/** Within the transaction of the request, if there is one. */
export async function writeEntry(req: PayloadRequest, draft: EntryDraft, isConfirmed = true): Promise<string> {
  const { db } = req.payload;
  const { id } = await db.create({
    collection: auditCollection,
    data: toEntry(draft, isConfirmed),
    req,
  });
  return String(id);
}

export async function confirmEntry(req: PayloadRequest, id: string, draft: EntryDraft): Promise<void> {
  await req.payload.db.updateOne({
    collection: auditCollection,
    id,
    data: toEntry(draft, true),
    req,
    returning: false,
  });
}

export async function discardEntry(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.db.deleteOne({ collection: auditCollection, where: { id: { equals: id } }, req, returning: false });
}

/**
 * Writes a change that Payload's hooks do not see, together with its entry: without transactions the entry is written
 * first, and confirmed afterwards. `write` returns false if nothing changed.
 */
export async function writeWithEntry(
  cms: Payload,
  draft: EntryDraft,
  write: (req: PayloadRequest) => Promise<boolean>,
): Promise<boolean> {
  if (!hasTransactions(cms)) return writeConfirmed(await createLocalReq({}, cms), draft, write);
  return inTransaction(cms, async (req) => {
    const isWritten = await write(req);
    if (isWritten) await writeEntry(req, draft);
    return isWritten;
  });
}

async function writeConfirmed(
  req: PayloadRequest,
  draft: EntryDraft,
  write: (req: PayloadRequest) => Promise<boolean>,
): Promise<boolean> {
  const id = await writeEntry(req, draft, false);
  const isWritten = await write(req).catch(async (error: unknown) => {
    await discardEntry(req, id);
    throw error;
  });
  await (isWritten ? confirmEntry(req, id, draft) : discardEntry(req, id));
  return isWritten;
}
