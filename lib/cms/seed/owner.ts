import type { Payload } from 'payload';
import { EnvError, env } from '@/lib/env';
import { isCommonPassword, isPersonalPassword } from '@/lib/format/weak-passwords';

export async function ensureOwner(cms: Payload): Promise<void> {
  const { totalDocs } = await cms.count({ collection: 'staff', overrideAccess: true });
  const { OWNER_EMAIL, OWNER_PASSWORD } = env();
  if (totalDocs > 0) return;
  if (!OWNER_PASSWORD) {
    console.warn('No member of staff exists: set OWNER_EMAIL and OWNER_PASSWORD and start again to open the admin.');
    return;
  }
  const name = 'Owner';
  if (isCommonPassword(OWNER_PASSWORD) || isPersonalPassword(OWNER_PASSWORD, { name, email: OWNER_EMAIL })) {
    throw new EnvError(['OWNER_PASSWORD is one that many people use, or made of the email: choose another one']);
  }
  await cms.create({
    collection: 'staff',
    overrideAccess: true,
    data: { name, email: OWNER_EMAIL, password: OWNER_PASSWORD, roles: ['owner'] },
  });
}
