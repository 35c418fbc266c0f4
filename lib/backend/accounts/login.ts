import { Hono } from 'hono';
import { answer, type Backend } from '@/lib/backend/backend';
import { body } from '@/lib/backend/middleware/checked';
import { limited } from '@/lib/backend/middleware/limited';
import { clearMirror, endSession, learnerOf, mirror, startSession } from '@/lib/backend/sessions';
import { login as loginBody } from '@/lib/contract/accounts';
import { env } from '@/lib/env';
import { unauthorized } from '@/lib/errors';
import { cookieToken } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { bearer, readSession } from '@/lib/session/token';
import { accounts } from '@/lib/text/en/accounts';
import { findLearner } from './learners';
import { provePassword } from './tries';

export const login = new Hono<Backend>()
  .post('/auth/login', limited('login'), body(loginBody), async (c) => {
    const { email, password } = c.get('bodyData');
    const learner = await findLearner(email);
    if (!(await provePassword(learner, password)) || !learner) throw unauthorized(accounts.wrongLogin);
    return answer(c, await startSession(c, learner));
  })
  .post('/auth/logout', async (c) => {
    const { headers } = c.req.raw;
    const own = isFromOwnPage(headers, env().SITE_URL);
    const ended = c.get('learner') ?? (own ? await readSession(cookieToken(headers.get('cookie'))) : null);
    if (ended) await endSession(ended.jti);
    if (ended || own) clearMirror(c);
    return answer(c, accounts.loggedOut);
  })
  .post('/auth/session', async (c) => {
    const claims = await learnerOf(c);
    const { jti: _, ...shown } = claims;
    mirror(c, bearer(c.req.header('authorization')) ?? '', claims.exp);
    return answer(c, shown);
  });
