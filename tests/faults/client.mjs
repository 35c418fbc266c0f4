import { forwardedIp } from '../support/client-ip.mjs';

/** Undefined if the connection failed. */
export async function postJson(site, path, body, headers = forwardedIp()) {
  try {
    const response = await fetch(new URL(`/api${path}`, site.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  } catch {
    return undefined;
  }
}

export async function read(site, path) {
  const { data } = await (await fetch(new URL(`/api${path}`, site.url), { headers: forwardedIp() })).json();
  return data;
}

/** Undefined if the connection failed. */
export async function statusOf(site, path) {
  try {
    const response = await fetch(new URL(path, site.url), { headers: { accept: 'text/html', ...forwardedIp() } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** `18 × 200, 2 × 503` */
export function tally(statuses) {
  const counts = new Map();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status ?? 'broken'}`).join(', ');
}
