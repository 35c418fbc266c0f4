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

/** Owners who are about to lose the role, with the expiry of the claim (epoch ms). */
const claims = new Map<string, number>();
const claimTtlMs = 30_000;
/** Must differ from the other advisory locks of the database. */
const advisoryLockKey = 7_030_114;

type Session = { db: { execute: (statement: ReturnType<typeof sql>) => Promise<unknown> } };

/** On PostgreSQL, other instances wait until this transaction ends. */
async function lockOwners({ payload, transactionID }: PayloadRequest): Promise<void> {
  const { name, sessions } = payload.db as unknown as { name: string; sessions?: Record<string, Session> };
  const session = transactionID && sessions?.[String(await transactionID)];
  if (name === 'postgres' && session) await session.db.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLockKey})`);
}

/** Whether another owner remains. Of concurrent requests only one succeeds: claims within the process, a lock between instances. */
async function canLoseOwner(req: PayloadRequest, id: string): Promise<boolean> {
  await lockOwners(req);
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { and: [{ roles: { in: ['owner'] } }, { suspended: { not_equals: true } }] },
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const owners = docs.map((owner) => String(owner.id));
  if (!owners.includes(id)) return true;
  // No `await` from here on: check and claim must be atomic.
  const now = Date.now();
  for (const [owner, expiresAt] of claims) if (expiresAt < now) claims.delete(owner);
  if (!owners.some((owner) => owner !== id && !claims.has(owner))) return false;
  claims.set(id, now + claimTtlMs);
  return true;
}

const isActiveOwner = ({ roles, suspended }: Partial<Staff>): boolean =>
  Boolean(roles?.includes('owner')) && suspended !== true;

/** An owner can lose the role, or be suspended. */
export const keepOwnerRole: CollectionBeforeChangeHook<Staff> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  if (isActiveOwner({ ...originalDoc, ...data })) {
    claims.delete(originalDoc.id);
    return data;
  }
  if (isActiveOwner(originalDoc) && !(await canLoseOwner(req, originalDoc.id))) {
    const path = data.suspended ? 'suspended' : 'roles';
    throw new ValidationError(
      { collection: 'staff', errors: [{ message: translate(req, ownerNeeded), path }], req },
      req.t,
    );
  }
  return data;
};

export const keepLastOwner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await canLoseOwner(req, String(id)))) throw new APIError(translate(req, ownerNeeded), 409, null, true);
};
