import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { recordedAs } from '@/lib/cms/audit/record-entry';

/** Makes the account with this email an owner, or creates it, with a one-time password. Ends its sessions and unlocks it. */
export async function makeOwner(
  cms: Payload,
  typedEmail: string,
): Promise<{ email: string; password: string; isNew: boolean }> {
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
  if (member) {
    const roles = [...new Set([...member.roles, 'owner' as const])];
    const data = { roles, password, lockUntil: null, loginAttempts: 0 };
    await cms.update({ collection: 'staff', id: member.id, data, context, overrideAccess: true });
  } else {
    const data = { name: 'Owner', email, password, roles: ['owner' as const] };
    await cms.create({ collection: 'staff', data, context, overrideAccess: true });
  }
  return { email, password, isNew: !member };
}
