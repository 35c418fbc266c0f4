import { randomInt } from 'node:crypto';

/** Headers of a client that nobody has seen: rate limits per client do not meet. The server trusts one proxy. */
export const newClient = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** Posts JSON. Returns the response with its parsed body; undefined where the connection broke. */
export async function postJson(site, path, body, headers = newClient()) {
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

/** The `data` of a GET of the API. */
export async function read(site, path) {
  const { data } = await (await fetch(new URL(`/api${path}`, site.url), { headers: newClient() })).json();
  return data;
}

/** The status of a GET; undefined where the connection broke. */
export async function statusOf(site, path) {
  try {
    const response = await fetch(new URL(path, site.url), { headers: { accept: 'text/html', ...newClient() } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** How often each status occurs: `18 × 200, 2 × 503`. */
export function tally(statuses) {
  const counts = new Map();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status ?? 'broken'}`).join(', ');
}
