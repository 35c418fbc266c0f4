import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

const plainName = 'payload-token';
/** Neither a subdomain nor plain http can set it (RFC 6265bis). */
const hostName = `__Host-${plainName}`;

/** Payload’s own `cookiePrefix` would also rename its language and theme cookies, which scripts set. */
export function readStaffCookie(headers: IncomingHttpHeaders): void {
  if (!headers.cookie?.includes(plainName)) return;
  const pairs = headers.cookie.split(/; */).filter((pair) => !pair.startsWith(`${plainName}=`));
  headers.cookie = pairs
    .map((pair) => (pair.startsWith(`${hostName}=`) ? pair.slice('__Host-'.length) : pair))
    .join('; ');
}

export function writeStaffCookie(response: ServerResponse): void {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String);
  if (!cookies.some((cookie) => cookie.startsWith(`${plainName}=`))) return;
  response.setHeader(
    'set-cookie',
    cookies.map((cookie) => (cookie.startsWith(`${plainName}=`) ? `__Host-${cookie}` : cookie)),
  );
}

/** Payload requires Sec-Fetch-Site, which browsers omit over http and Safari before 16.4 always. Its cookie is SameSite=Strict. */
export function addFetchSite({ method, headers, url }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD') return;
  if (headers.origin || headers['sec-fetch-site'] || !/^\/(admin|cms-api)(\/|\?|$)/.test(url ?? '')) return;
  headers['sec-fetch-site'] = 'none';
}
