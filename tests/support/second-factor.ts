import { fromIp } from './client-ip.mjs';
import { callRest } from './cms-rest';
import { makeStaff, staffPassword } from './factories';
import { codeOf } from './totp-code';

const androidChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

type LoginOptions = {
  password?: string;
  code?: string;
  trustDevice?: boolean;
  cookie?: string;
  ip?: string;
  language?: string;
  agent?: string;
};

/** Logs in as a browser does. `cookie` holds the device cookie that it received. */
export async function logInByRest(
  email: string,
  {
    password = staffPassword,
    code,
    trustDevice,
    cookie,
    ip,
    language = 'en',
    agent = androidChrome,
  }: LoginOptions = {},
) {
  const response = await callRest('/staff/login', {
    method: 'POST',
    headers: {
      ...fromIp(ip),
      'user-agent': agent,
      cookie: [`payload-lng=${language}`, cookie].filter(Boolean).join('; '),
    },
    body: { email, password, code, trustDevice },
  });
  const cookies = response.headers.getSetCookie();
  const { token, errors = [], asksForCode } = response.json();
  return {
    status: response.status,
    message: errors[0]?.message as string | undefined,
    asksForCode: asksForCode === true,
    setCookies: cookies,
    cookie: cookies.find((one) => one.startsWith('staff-device'))?.split(';')[0],
    headers: { authorization: `JWT ${token}` },
    hasSession: Boolean(token) || cookies.some((one) => one.startsWith('payload-token=ey')),
  };
}

export const postAs = (headers: Record<string, string>, path: string, body: object = {}) =>
  callRest(`/staff${path}`, { method: 'POST', headers: { ...headers, ...fromIp() }, body });

/** Turns on the second factor of a session's account. The confirming code belongs to the step before now. */
export async function enrol(headers: Record<string, string>): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await postAs(headers, '/second-factor/start', { currentPassword: staffPassword })).json();
  const confirmed = await postAs(headers, '/second-factor/confirm', { code: codeOf(secret, -1) });
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  return { secret, codes: confirmed.json().codes };
}

export async function makeEnrolled(...roles: Parameters<typeof makeStaff>) {
  const member = await makeStaff(...roles);
  const { headers } = await logInByRest(member.email);
  return { member, headers, ...(await enrol(headers)) };
}

export const isLoggedIn = async (headers: Record<string, string>): Promise<boolean> =>
  Boolean((await callRest('/staff/me', { headers })).json().user);
