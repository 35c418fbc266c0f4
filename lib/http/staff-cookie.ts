import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** As the CMS names it. */
const plainName = 'payload-token';
/** No subdomain and no plain http connection can set a cookie of this name (RFC 6265bis). */
const hostName = `__Host-${plainName}`;

/**
 * Reads the staff cookie by its `__Host-` name and hands it to the CMS under its own. The CMS has one prefix for all its cookies,
 * and its scripts could not set those for language and theme under this one. A cookie of the plain name is ignored.
 */
export function readStaffCookie(headers: IncomingHttpHeaders): void {
  if (!headers.cookie?.includes(plainName)) return;
  const pairs = headers.cookie.split(/; */).filter((pair) => !pair.startsWith(`${plainName}=`));
  headers.cookie = pairs
    .map((pair) => (pair.startsWith(`${hostName}=`) ? pair.slice('__Host-'.length) : pair))
    .join('; ');
}

/** Sends the cookies that the CMS sets under the plain name with the `__Host-` one. */
export function writeStaffCookie(response: ServerResponse): void {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String);
  if (!cookies.some((cookie) => cookie.startsWith(`${plainName}=`))) return;
  response.setHeader(
    'set-cookie',
    cookies.map((cookie) => (cookie.startsWith(`${plainName}=`) ? `__Host-${cookie}` : cookie)),
  );
}

/**
 * The CMS takes its cookie from a request without Origin only if Sec-Fetch-Site allows it. Browsers send that neither over plain http
 * nor in Safari before 16.4. The cookie is SameSite=Strict: no other site's request carries it.
 */
export function addFetchSite({ method, headers, url }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD') return;
  if (headers.origin || headers['sec-fetch-site'] || !/^\/(admin|cms-api)(\/|\?|$)/.test(url ?? '')) return;
  headers['sec-fetch-site'] = 'none';
}
