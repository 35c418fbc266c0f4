import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';

/** E-mail addresses are kept and compared in small letters. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

/** The learner of an email, unless the account is archived. */
export async function findLearner(email: string): Promise<Learner | null> {
  const cms = await openCms();
  const { docs } = await cms.find({
    collection: 'learners',
    where: { and: [{ email: { equals: normalEmail(email) } }, { archived: { not_equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0] ?? null;
}

/** Whether an email belongs to an account, archived ones included. An account in the recycle bin gives its email free. */
export async function isEmailTaken(email: string): Promise<boolean> {
  const cms = await openCms();
  const { docs } = await cms.find({
    collection: 'learners',
    where: { email: { equals: normalEmail(email) } },
    select: { deletedAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    overrideAccess: true,
  });
  const [learner] = docs;
  if (!learner?.deletedAt) return Boolean(learner);
  await cms.delete({ collection: 'learners', id: learner.id, trash: true, overrideAccess: true });
  return false;
}

/** The learner of an id; null when the account is gone. */
export async function learnerById(id: string): Promise<Learner | null> {
  const cms = await openCms();
  return cms.findByID({ collection: 'learners', id, depth: 0, disableErrors: true, overrideAccess: true });
}

/** Replaces a learner's password, unlocks the account and resets its failure counts. */
export async function setPassword(id: string, passwordHash: string): Promise<void> {
  const cms = await openCms();
  await cms.update({
    collection: 'learners',
    id,
    overrideAccess: true,
    depth: 0,
    data: { passwordHash, failures: 0, codeFailures: 0, lockedUntil: null },
  });
}
