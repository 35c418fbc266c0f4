import { forwardedIp } from '../support/client-ip.mjs';

const owner = { email: 'owner@ecolepadauk.example', password: 'owner-password-for-the-bench' };

export async function logInAsOwner(site) {
  const response = await fetch(new URL('/cms-api/staff/login', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forwardedIp() },
    body: JSON.stringify(owner),
  });
  if (!response.ok) throw new Error(`The owner could not log in: ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
