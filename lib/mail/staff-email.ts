import type { Payload } from 'payload';
import { env } from '@/lib/env';

export async function findStaffEmail(cms: Payload): Promise<string> {
  const { email } = await cms.findGlobal({ slug: 'school', depth: 0 });
  return email || env().OWNER_EMAIL;
}
