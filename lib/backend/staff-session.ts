import { executeAuthStrategies } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { openCms } from '@/lib/cms/open';

export async function hasStaffSession(headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload: await openCms() });
  return isStaff({ user });
}
