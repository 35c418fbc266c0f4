/** False if the browser sends neither Sec-Fetch-Site nor, in older browsers, Origin. */
export function isFromOwnPage(headers: Headers, site: string | undefined): boolean {
  if (isFromOwnSecretPage(headers)) return true;
  const origin = headers.get('origin');
  if (origin !== null && !isOwnOrigin(origin, headers.get('host'), site)) return false;
  const from = headers.get('sec-fetch-site');
  return from === null ? origin !== null : from === 'same-origin';
}

/** A page with `no-referrer` sends no origin. Nor does a sandboxed frame, but that is `cross-site`. */
export const isFromOwnSecretPage = (headers: Headers): boolean =>
  headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'same-origin';

function isOwnOrigin(origin: string, host: string | null, site: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: requestOrigin, host: requestHost } = new URL(origin);
  return site ? requestOrigin === new URL(site).origin : requestHost === host;
}

/** The mobile app sends neither header. */
export function isFromOtherSite(headers: Headers, site: string | undefined): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from !== 'same-origin' && from !== 'none';
  const origin = headers.get('origin');
  const host = headers.get('host');
  return origin !== null && !isOwnOrigin(origin, host, undefined) && !isOwnOrigin(origin, host, site);
}
