import { createLocalReq, type Payload } from 'payload';
import type { Role } from '@/lib/cms/access/roles';
import { makeStaff, staffPassword } from './factories';

/** `headers` are those of a browser on the admin, `req` is for local calls. */
export async function logInStaff(cms: Payload, ...roles: Role[]) {
  const member = await makeStaff(...roles);
  const { token } = await cms.login({ collection: 'staff', data: { email: member.email, password: staffPassword } });
  return {
    member,
    headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    req: await createLocalReq({ user: member }, cms),
  };
}

export async function callCms(path: string, init?: RequestInit): Promise<Response> {
  const { default: config } = await import('@payload-config');
  const { handleEndpoints } = await import('payload');
  return handleEndpoints({ config, request: new Request(`http://localhost/cms-api${path}`, init) });
}
