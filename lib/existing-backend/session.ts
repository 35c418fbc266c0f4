import 'server-only';
import type { Context } from 'hono';
import { routes, routeWith } from '@/lib/backend/routes';
import { getLearner } from '@/lib/contract/accounts';
import { logout, mirrorSession } from '@/lib/contract/sessions';
import { env, siteUrl } from '@/lib/env';
import { unauthorized } from '@/lib/errors';
import { clearedCookie, cookieToken, mirrorCookie } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { bearer, readUnverified } from '@/lib/session/token';
import { accounts } from '@/lib/text/en/accounts';

const secure = (request: Request) => siteUrl().startsWith('https:') || request.url.startsWith('https:');

/** The claims of a token, unverified: the existing backend checks it wherever data is read. */
function claimsOf(token: string | undefined) {
  const claims = readUnverified(token);
  if (!claims) throw unauthorized({ code: 'sessionEnded', message: 'Your session has ended. Please log in again.' });
  return claims;
}

const ownCookie = ({ headers }: Request) =>
  isFromOwnPage(headers, env().SITE_URL) ? cookieToken(headers.get('cookie')) : undefined;
const sentToken = (c: Context) => bearer(c.req.header('authorization'));

/** An operation that this process answers in place of the existing backend. */
export const route = routeWith({
  session: (c) => claimsOf(sentToken(c)),
  cookie: (c) => claimsOf(sentToken(c) ?? ownCookie(c.req.raw)),
});

/** The operations on the session cookie, which is the site's own: an existing backend has none of them. */
export const sessions = routes(
  route(mirrorSession, ({ learner, c }) => {
    c.header('Set-Cookie', mirrorCookie(sentToken(c) ?? '', { secure: secure(c.req.raw), expires: learner.exp }));
    return learner;
  }),
  route(getLearner, ({ learner: { exp: _, ...shown } }) => shown),
  route(logout, ({ c }) => {
    const { headers } = c.req.raw;
    if (sentToken(c) || isFromOwnPage(headers, env().SITE_URL)) {
      c.header('Set-Cookie', clearedCookie({ secure: secure(c.req.raw) }));
    }
    return accounts.loggedOut;
  }),
);

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
