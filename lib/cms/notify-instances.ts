import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';

/** Of PostgreSQL; the payload is a cache tag. */
export const changeChannel = 'content_changes';

type Session = { execute: (statement: ReturnType<typeof sql>) => Promise<unknown> };

/** Tells all instances of a change. In the transaction of `req`, if there is one, so that they hear of it at the commit. */
export async function notifyInstances(cms: Payload, tag: string, req?: PayloadRequest): Promise<void> {
  if (!env().DATABASE_URL) return;
  const { drizzle, sessions } = cms.db as unknown as { drizzle: Session; sessions?: Record<string, { db: Session }> };
  const transaction = sessions?.[String(await req?.transactionID)]?.db;
  const notification = sql`SELECT pg_notify(${changeChannel}, ${tag})`;
  if (transaction) await transaction.execute(notification);
  else
    await drizzle.execute(notification).catch((error) => logError('Other instances were not told of a change.', error));
}
