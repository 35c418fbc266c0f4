import { makeStaff, staffPassword } from './factories';

type Call = { method?: string; headers?: Record<string, string>; body?: unknown };

export async function callRest(path: string, { method = 'GET', headers = {}, body }: Call = {}) {
  const { default: config } = await import('@payload-config');
  const { handleEndpoints } = await import('payload');
  const request = new Request(`http://localhost/cms-api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await handleEndpoints({ config, request });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

export async function logInAs(...roles: Parameters<typeof makeStaff>) {
  const { openCms } = await import('@/lib/cms/open');
  const cms = await openCms();
  const staff = await makeStaff(...roles);
  const { token } = await cms.login({ collection: 'staff', data: { email: staff.email, password: staffPassword } });
  return { staff, headers: { authorization: `JWT ${token}` } };
}
