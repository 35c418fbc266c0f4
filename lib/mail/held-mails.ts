import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Mail } from './compose-mail';
import { insertMail, openTable, sendQueuedMails } from './queue';

/** Longer than a save takes. */
const holdSeconds = 30;

/** Stored before the change that they tell of. Until they are released or withdrawn, nobody sends them. */
export async function holdMails(cms: Payload, mails: Mail[]): Promise<string[]> {
  const ids = mails.map(() => randomUUID());
  for (const [index, mail] of mails.entries())
    await insertMail(cms, openTable(cms).drizzle, mail, { id: ids[index], delaySeconds: holdSeconds });
  return ids;
}

export async function releaseMails(cms: Payload, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { drizzle, mails } = openTable(cms);
  await drizzle.update(mails).set({ dueAt: new Date().toISOString() }).where(inArray(mails.id, ids));
  await sendQueuedMails();
}

export async function withdrawMails(cms: Payload, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { drizzle, mails } = openTable(cms);
  await drizzle.delete(mails).where(inArray(mails.id, ids));
}
