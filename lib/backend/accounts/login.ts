import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { clearMirror, endSession, mirror, startSession } from '@/lib/backend/sessions';
import { login, logout, mirrorSession } from '@/lib/contract/sessions';
import { env } from '@/lib/env';
import { unauthorized } from '@/lib/errors';
import { cookieToken } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { bearer, readSession } from '@/lib/session/token';
import { accounts } from '@/lib/text/en/accounts';
import { refusal } from '@/lib/text/refusal';
import { findLearner } from './learners';
import { provePassword } from './tries';

export const sessions = routes(
  route(login, async ({ body: { email, password }, c }) => {
    const learner = await findLearner(email);
    if (!(await provePassword(learner, password)) || !learner) throw unauthorized(refusal(accounts, 'wrongLogin'));
    return startSession(c, learner);
  }),
  route(logout, async ({ c }) => {
    const { headers } = c.req.raw;
    const own = isFromOwnPage(headers, env().SITE_URL);
    const ended = c.get('learner') ?? (own ? await readSession(cookieToken(headers.get('cookie'))) : null);
    if (ended) await endSession(ended.jti);
    if (ended || own) clearMirror(c);
    return accounts.loggedOut;
  }),
  route(mirrorSession, ({ learner: { jti: _, ...shown }, c }) => {
    mirror(c, bearer(c.req.header('authorization')) ?? '', shown.exp);
    return shown;
  }),
);
