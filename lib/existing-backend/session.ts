import 'server-only';
import { env, siteUrl } from '@/lib/env';
import { clearedCookie, cookieToken, mirrorCookie } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { bearer, readForeign } from '@/lib/session/token';
import { accounts } from '@/lib/text/en/accounts';

const secure = (request: Request) => siteUrl().startsWith('https:') || request.url.startsWith('https:');

const answer = (content: object, status: number, cookie?: string) =>
  Response.json(content, { status, headers: { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) } });

const ended = () => answer({ error: 'Your session has ended. Please log in again.' }, 401);

/**
 * With an existing backend the site still keeps the cookie that its menu goes by: the calls about it, which that backend does
 * not have, are answered here. Null for every other call.
 */
export function answerSession(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  const { headers, method } = request;
  const own = isFromOwnPage(headers, env().SITE_URL);
  const sent = bearer(headers.get('authorization'));
  switch (`${method} ${pathname}`) {
    case 'POST /api/auth/session': {
      const claims = readForeign(sent);
      if (!sent || !claims) return ended();
      return answer({ data: claims }, 200, mirrorCookie(sent, { secure: secure(request), expires: claims.exp }));
    }
    case 'GET /api/auth/me': {
      const claims = readForeign(sent ?? (own ? cookieToken(headers.get('cookie')) : undefined));
      return claims ? answer({ data: claims }, 200) : ended();
    }
    case 'POST /api/auth/logout':
      return answer(
        { data: accounts.loggedOut },
        200,
        sent || own ? clearedCookie({ secure: secure(request) }) : undefined,
      );
    default:
      return null;
  }
}

/** Mirrors the token that the existing backend answers to a login or registration. */
export async function withMirror(request: Request, forwarded: Response): Promise<Response> {
  if (!forwarded.ok || !/^\/api\/auth\/(login|register)$/.test(new URL(request.url).pathname)) return forwarded;
  const { data } = (await forwarded.clone().json()) as { data?: unknown };
  const claims = typeof data === 'string' ? readForeign(data) : null;
  if (claims) {
    forwarded.headers.append(
      'set-cookie',
      mirrorCookie(data as string, { secure: secure(request), expires: claims.exp }),
    );
  }
  return forwarded;
}
