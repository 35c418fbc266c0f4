/**
 * True when a request was made by a page of this site, so that its cookie may count. Browsers say so in Sec-Fetch-Site, older
 * ones in Origin; a request that says neither is not believed.
 */
export function isFromOwnPage(headers: Headers, site: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin !== null && !isOwn(origin, headers.get('host'), site)) return false;
  const from = headers.get('sec-fetch-site');
  return from === null ? origin !== null : from === 'same-origin';
}

function isOwn(origin: string, host: string | null, site: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: sent, host: sentHost } = new URL(origin);
  return site ? sent === new URL(site).origin : sentHost === host;
}

/**
 * True when a browser says that a page of another site made the request. The mobile app and other programs say nothing, and are not
 * refused for it.
 */
export function isFromOtherSite(headers: Headers, site: string | undefined): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from !== 'same-origin' && from !== 'none';
  const origin = headers.get('origin');
  const host = headers.get('host');
  return origin !== null && !isOwn(origin, host, undefined) && !isOwn(origin, host, site);
}
