import { getText } from '#text';
import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { clearSessionCookie, endSession, setSessionCookie, startSession } from '@/lib/backend/sessions';
import { getSessionToken, login, logout, mirrorSession } from '@/lib/contract/sessions';
import { env } from '@/lib/env';
import { unauthorized } from '@/lib/errors';
import { cookieToken } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { bearerToken, readSession } from '@/lib/session/token';
import { refusal } from '@/lib/text/refusal';
import { checkPassword } from './check-password';
import { findLearner } from './learners';

export const sessions = routes(
  route(login, async ({ body: { email, password }, c }) => {
    const learner = await findLearner(email);
    if (!(await checkPassword(learner, password)) || !learner) throw unauthorized(refusal('accounts', 'wrongLogin'));
    return startSession(c, learner);
  }),
  route(logout, async ({ c }) => {
    const accounts = getText('accounts');
    const { headers } = c.req.raw;
    const isOwnPage = isFromOwnPage(headers, env().SITE_URL);
    // The cookie may be of a later login without scripts.
    const cookieSession = isOwnPage ? await readSession(cookieToken(headers.get('cookie'))) : null;
    const ended = new Set([c.get('learner'), cookieSession].flatMap((session) => session?.jti ?? []));
    for (const id of ended) await endSession(id);
    if (ended.size > 0 || isOwnPage) clearSessionCookie(c);
    return accounts.loggedOut;
  }),
  route(getSessionToken, ({ c }) => {
    const { authorization, cookie } = c.req.header();
    return (c.get('learner') ? bearerToken(authorization) : cookieToken(cookie)) ?? '';
  }),
  route(mirrorSession, ({ learner: { jti: _, ...shown }, c }) => {
    setSessionCookie(c, bearerToken(c.req.header('authorization')) ?? '', shown.exp);
    return shown;
  }),
);
