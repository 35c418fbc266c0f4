import type { PayloadRequest } from 'payload';
import type { AuditAction } from '@/lib/cms/audit/audit-entry';
import { actorOf, type EntryDraft, writeEntry, writeWithEntry } from '@/lib/cms/audit/record-entry';

export type Person = { id: string; name: string; email: string };

function toDraft(req: PayloadRequest, action: AuditAction, { id, name, email }: Person): EntryDraft {
  // During a login the request has no user yet: the account acts.
  const actor = actorOf(req) ?? { actor: id, actorName: name || email };
  return { ...actor, action, subject: 'staff', record: id, title: name };
}

/** In the transaction of the request. */
export const recordAction = (req: PayloadRequest, action: AuditAction, person: Person): Promise<string> =>
  writeEntry(req, toDraft(req, action, person));

/** Writes a change of an account together with its audit entry. `write` returns false if nothing changed. */
export const writeRecorded = (
  req: PayloadRequest,
  action: AuditAction,
  person: Person,
  write: (req: PayloadRequest) => Promise<boolean>,
): Promise<boolean> => writeWithEntry(req.payload, toDraft(req, action, person), write);
