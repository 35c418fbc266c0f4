import type { Payload, PayloadRequest } from 'payload';
import type { Role } from '@/lib/cms/access/roles';
import { secondFactorSince } from './second-factor';

type Member = { id: string | number; roles?: Role[] | null };

/** Whether this colleague's roles require a second factor that is not on yet. */
export async function mustEnrol(payload: Payload, { id, roles }: Member): Promise<boolean> {
  const settings = await payload.db.findGlobal<{ requiredFor?: Role[] | null }>({ slug: 'staff-security' });
  const requiredFor = settings?.requiredFor ?? [];
  if (!roles?.some((role) => requiredFor.includes(role))) return false;
  return !(await secondFactorSince({ payload } as PayloadRequest, String(id)));
}
