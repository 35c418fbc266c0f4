import { ok, problem, warning } from './finding.mjs';
import { request } from './http-response.mjs';

const dayMs = 24 * 60 * 60 * 1000;
const renewalDays = 14;
const maxClockErrorMs = 5000;
const isLocal = ({ hostname }) => /^(localhost|127\..*|\[::1\])$/.test(hostname);

export async function checkTls(site, { ca } = {}) {
  const url = new URL(site);
  if (url.protocol !== 'https:')
    return isLocal(url)
      ? warning('not checked: give the public URL, npm run doctor -- https://…')
      : problem('the site has no TLS: put Caddy or nginx with a certificate in front, and set SITE_URL to https.');
  try {
    const { certificate } = await request(site, { ca });
    const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / dayMs);
    const text = `the certificate is valid for ${days} days more`;
    return days < renewalDays ? warning(`${text}: see why the proxy has not renewed it.`) : ok(text);
  } catch (error) {
    if (/CERT|SELF_SIGNED|ISSUER|ALTNAME/.test(error.code ?? ''))
      return problem(`browsers refuse the certificate (${error.message}): renew it, or correct the domain.`);
    return problem(`no TLS connection (${error.message}): see whether the proxy runs.`);
  }
}

/** From http:// to https://, which a visitor who types the domain needs. */
export async function checkRedirect(site, { port = 80 } = {}) {
  const { protocol, hostname } = new URL(site);
  if (protocol !== 'https:') return [];
  try {
    const { status, headers } = await request(`http://${hostname}:${port}/`);
    const isRedirect = status >= 300 && status < 400 && headers.location?.startsWith(`https://${hostname}`);
    return isRedirect
      ? ok(`http:// redirects to https:// (${status})`)
      : problem(`http:// responds ${status} instead of redirecting to https://: correct the proxy.`);
  } catch (error) {
    return warning(`http:// does not respond (${error.code ?? error.message}): open port 80 for the redirect.`);
  }
}

export async function checkReady(site) {
  try {
    const { status } = await request(new URL('/readyz', site).href, { isTrusted: false });
    if (status === 200) return ok('/readyz responds 200: the site and its database work');
    return problem(`/readyz responds ${status}: read the log of the server; the database may be away.`);
  } catch (error) {
    return problem(`the site does not respond (${error.message}): start it, or correct the URL.`);
  }
}

const requiredHeaders = {
  'content-security-policy': /script-src/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
};

export async function checkHeaders(site) {
  const { status, headers } = await request(site, { headers: { accept: 'text/html' }, isTrusted: false });
  if (status !== 200) return problem(`the home page responds ${status}: read the log of the server.`);
  const required = {
    ...requiredHeaders,
    ...(site.startsWith('https:') && { 'strict-transport-security': /max-age=[1-9]/ }),
  };
  const missing = Object.keys(required).filter((name) => !required[name].test(headers[name] ?? ''));
  if (missing.length > 0)
    return problem(`${missing.join(', ')} missing or changed: the proxy must pass on the site's headers.`);
  return ok(`${Object.keys(required).length} security headers are there`);
}

export async function checkCompression(site) {
  const accept = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
  const { headers } = await request(site, { headers: accept, isTrusted: false });
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return ok('pages arrive compressed with Brotli');
  if (encoding)
    return warning(`pages arrive with ${encoding}: let the proxy pass on Accept-Encoding, the site has Brotli.`);
  return problem('pages arrive uncompressed: let the proxy pass on Accept-Encoding.');
}

/** The Date header has seconds only. */
export async function checkClock(site) {
  const { headers, sentAt, receivedAt } = await request(site, { isTrusted: false });
  if (!headers.date) return warning('the site sends no Date header to compare with.');
  const [earliest, latest] = [Date.parse(headers.date), Date.parse(headers.date) + 1000];
  const error = Math.max(earliest - receivedAt, sentAt - latest, 0);
  if (error > maxClockErrorMs)
    return problem(
      `the clocks of this machine and of the site differ by ${Math.round(error / 1000)} s: start a time service (NTP).`,
    );
  return ok('the clock agrees with that of the site');
}
