import 'server-only';
import type { Context } from 'hono';
import { getText } from '#text';
import { routes, routeWith } from '@/lib/backend/routes';
import { getLearner } from '@/lib/contract/accounts';
import { getSessionToken, logout, mirrorSession } from '@/lib/contract/sessions';
import { env, siteUrl } from '@/lib/env';
import { unauthorized } from '@/lib/errors';
import { clearedCookie, cookieToken, mirrorCookie } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { bearerToken, readUnverified } from '@/lib/session/token';
import { refusal } from '@/lib/text/refusal';

const secure = (request: Request) => siteUrl().startsWith('https:') || request.url.startsWith('https:');

/** Unverified: the existing backend verifies the token of each request it gets. */
function claimsOf(token: string | undefined) {
  const claims = readUnverified(token);
  if (!claims) throw unauthorized(refusal('errors', 'sessionEnded'));
  return claims;
}

export const ownCookie = ({ headers }: Request) =>
  isFromOwnPage(headers, env().SITE_URL) ? cookieToken(headers.get('cookie')) : undefined;
const sentToken = (c: Context) => bearerToken(c.req.header('authorization'));

export const route = routeWith({
  session: (c) => claimsOf(sentToken(c)),
  cookie: (c) => claimsOf(sentToken(c) ?? ownCookie(c.req.raw)),
  optional: () => null,
});

export const sessions = routes(
  route(getSessionToken, ({ c }) => sentToken(c) ?? ownCookie(c.req.raw) ?? ''),
  route(mirrorSession, ({ learner, c }) => {
    c.header('Set-Cookie', mirrorCookie(sentToken(c) ?? '', { secure: secure(c.req.raw), expires: learner.exp }));
    const { jti: _, ...shown } = learner;
    return shown;
  }),
  route(getLearner, ({ learner: { exp: _, jti: __, ...learner } }) => learner),
  route(logout, ({ c }) => {
    const accounts = getText('accounts');
    const { headers } = c.req.raw;
    if (sentToken(c) || isFromOwnPage(headers, env().SITE_URL)) {
      c.header('Set-Cookie', clearedCookie({ secure: secure(c.req.raw) }));
    }
    return accounts.loggedOut;
  }),
);

export async function withSessionCookie(request: Request, forwarded: Response): Promise<Response> {
  if (!forwarded.ok) return forwarded;
  const { data } = (await forwarded.clone().json()) as { data?: unknown };
  const claims = typeof data === 'string' ? readUnverified(data) : null;
  if (claims) {
    const cookie = mirrorCookie(data as string, { secure: secure(request), expires: claims.exp });
    forwarded.headers.append('set-cookie', cookie);
  }
  return forwarded;
}
