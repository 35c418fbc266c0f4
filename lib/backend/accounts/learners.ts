import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';

export const normalizeEmail = (email: string) => email.trim().toLowerCase();

export async function findLearner(email: string): Promise<Learner | null> {
  const cms = await openCms();
  const { docs } = await cms.find({
    collection: 'learners',
    where: { and: [{ email: { equals: normalizeEmail(email) } }, { archived: { not_equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0] ?? null;
}

/** Counts archived accounts. Permanently deletes an account in the recycle bin, so that its email is free. */
export async function isEmailTaken(email: string): Promise<boolean> {
  const cms = await openCms();
  const { docs } = await cms.find({
    collection: 'learners',
    where: { email: { equals: normalizeEmail(email) } },
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

export async function findLearnerById(id: string): Promise<Learner | null> {
  const cms = await openCms();
  return cms.findByID({ collection: 'learners', id, depth: 0, disableErrors: true, overrideAccess: true });
}

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
