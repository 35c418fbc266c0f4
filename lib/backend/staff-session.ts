import { executeAuthStrategies } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { openCms } from '@/lib/cms/open';

/** Whether a request carries a valid session of a member of staff, by its headers alone. */
export async function hasStaffSession(headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload: await openCms() });
  return isStaff({ user });
}
