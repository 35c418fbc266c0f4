import { sql } from 'drizzle-orm';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { translate } from '@/lib/cms/language';
import type { Staff } from '@/lib/cms/payload-types';

const ownerNeeded = {
  en: 'The school needs at least one owner. Make somebody else an owner first.',
  my: 'ကျောင်းတွင် ပိုင်ရှင် အနည်းဆုံးတစ်ဦး ရှိရမည်။ အခြားတစ်ဦးကို ပိုင်ရှင်အဖြစ် အရင်သတ်မှတ်ပါ။',
  fr: 'L’école a besoin d’au moins un propriétaire. Nommez d’abord une autre personne propriétaire.',
};

/** The owners who are about to stop being one, with the time until which their request counts, in ms. */
const leaving = new Map<string, number>();
const claimMs = 30_000;
/** Any number that no other advisory lock of the database uses. */
const lockKey = 7_030_114;

type Session = { db: { execute: (statement: ReturnType<typeof sql>) => Promise<unknown> } };

/** On PostgreSQL another instance waits here until this request's transaction has ended. */
async function lockOwners({ payload, transactionID }: PayloadRequest): Promise<void> {
  const { name, sessions } = payload.db as unknown as { name: string; sessions?: Record<string, Session> };
  const session = transactionID && sessions?.[String(await transactionID)];
  if (name === 'postgres' && session) await session.db.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
}

/**
 * Whether somebody stays an owner when this one stops. Two requests at once do not both get a yes: within a process the first one's
 * claim counts until it is written, and instances on PostgreSQL wait for each other.
 */
async function mayLeave(req: PayloadRequest, id: string): Promise<boolean> {
  await lockOwners(req);
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { roles: { in: ['owner'] } },
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const owners = docs.map((owner) => String(owner.id));
  if (!owners.includes(id)) return true;
  // Nothing below waits, so that no other request comes between.
  const now = Date.now();
  for (const [claimed, until] of leaving) if (until < now) leaving.delete(claimed);
  if (!owners.some((owner) => owner !== id && !leaving.has(owner))) return false;
  leaving.set(id, now + claimMs);
  return true;
}

/** The last owner stays one. */
export const keepOneOwner: CollectionBeforeChangeHook<Staff> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !data.roles) return data;
  if (data.roles.includes('owner')) {
    leaving.delete(originalDoc.id);
    return data;
  }
  if (originalDoc.roles.includes('owner') && !(await mayLeave(req, originalDoc.id))) {
    throw new ValidationError(
      { collection: 'staff', errors: [{ message: translate(req, ownerNeeded), path: 'roles' }], req },
      req.t,
    );
  }
  return data;
};

/** The last owner is not deleted. */
export const keepLastOwner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await mayLeave(req, String(id)))) throw new APIError(translate(req, ownerNeeded), 409, null, true);
};
