import 'server-only';
import { Hono } from 'hono';
import { answer, type Backend } from '@/lib/backend/backend';
import { env, siteUrl } from '@/lib/env';
import { unauthorized } from '@/lib/errors';
import { clearedCookie, cookieToken, mirrorCookie } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { bearer, readUnverified } from '@/lib/session/token';
import { accounts } from '@/lib/text/en/accounts';

const secure = (request: Request) => siteUrl().startsWith('https:') || request.url.startsWith('https:');

const ended = () => unauthorized('Your session has ended. Please log in again.');

/** The operations on the session cookie, which is the site's own: an existing backend has none of them. */
export const session = new Hono<Backend>()
  .post('/auth/session', (c) => {
    const token = bearer(c.req.header('authorization'));
    const claims = readUnverified(token);
    if (!token || !claims) throw ended();
    c.header('Set-Cookie', mirrorCookie(token, { secure: secure(c.req.raw), expires: claims.exp }));
    return answer(c, claims);
  })
  .get('/auth/me', (c) => {
    const { headers } = c.req.raw;
    const token = isFromOwnPage(headers, env().SITE_URL) ? cookieToken(headers.get('cookie')) : undefined;
    const claims = readUnverified(bearer(c.req.header('authorization')) ?? token);
    if (!claims) throw ended();
    return answer(c, claims);
  })
  .post('/auth/logout', (c) => {
    const { headers } = c.req.raw;
    if (bearer(headers.get('authorization')) || isFromOwnPage(headers, env().SITE_URL)) {
      c.header('Set-Cookie', clearedCookie({ secure: secure(c.req.raw) }));
    }
    return answer(c, accounts.loggedOut);
  });

/** Mirrors the token that the existing backend answers to a login or registration. */
export async function withMirror(request: Request, forwarded: Response): Promise<Response> {
  if (!forwarded.ok) return forwarded;
  const { data } = (await forwarded.clone().json()) as { data?: unknown };
  const claims = typeof data === 'string' ? readUnverified(data) : null;
  if (claims) {
    const cookie = mirrorCookie(data as string, { secure: secure(request), expires: claims.exp });
    forwarded.headers.append('set-cookie', cookie);
  }
  return forwarded;
}
