import type { Payload } from 'payload';
import { env } from '@/lib/env';

/** Where staff read their mail: the school's address, else the owner's. */
export async function staffAddress(cms: Payload): Promise<string> {
  const { email } = await cms.findGlobal({ slug: 'school', depth: 0 });
  return email || env().OWNER_EMAIL;
}
