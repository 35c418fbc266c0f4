import { randomBytes } from 'node:crypto';
import { createLocalReq, type Payload } from 'payload';
import { recordedAs } from '@/lib/cms/audit/record-entry';
import type { Staff } from '@/lib/cms/payload-types';
import { writeRecorded } from './record-action';
import { removeSecondFactor } from './second-factor';

/**
 * Makes the account with this email an owner, or creates it, with a one-time password. Ends its sessions and suspension,
 * unlocks it and resets its second factor.
 */
export async function makeOwner(
  cms: Payload,
  typedEmail: string,
): Promise<{ email: string; password: string; isNew: boolean; hasLostSecondFactor: boolean }> {
  const email = typedEmail.trim().toLowerCase();
  const password = randomBytes(12).toString('base64url');
  const context = { isOneTimePassword: true, ...recordedAs('npm run owner') };
  const { docs } = await cms.find({
    collection: 'staff',
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [member] = docs;
  let hasLostSecondFactor = false;
  if (member) {
    const roles = [...new Set([...member.roles, 'owner' as const])];
    const data = { roles, password, suspended: false, lockUntil: null, loginAttempts: 0 };
    await cms.update({ collection: 'staff', id: member.id, data, context, overrideAccess: true });
    hasLostSecondFactor = await resetSecondFactor(cms, member);
  } else {
    const data = { name: 'Owner', email, password, roles: ['owner' as const] };
    await cms.create({ collection: 'staff', data, context, overrideAccess: true });
  }
  return { email, password, isNew: !member, hasLostSecondFactor };
}

async function resetSecondFactor(cms: Payload, member: Staff): Promise<boolean> {
  const req = await createLocalReq({ context: recordedAs('npm run owner') }, cms);
  return writeRecorded(req, 'secondFactorReset', member, (inside) => removeSecondFactor(inside, member.id));
}
