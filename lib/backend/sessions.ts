import type { Context } from 'hono';
import type { Where } from 'payload';
import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';
import { env, siteUrl } from '@/lib/env';
import { unauthorized } from '@/lib/errors';
import { withLeadingZero } from '@/lib/format/phone';
import { clearedCookie, cookieToken, mirrorCookie } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { readSession, type SessionClaims, sessionSeconds, signSession } from '@/lib/session/token';
import { refusal } from '@/lib/text/refusal';

type RequestContext = Pick<Context, 'req' | 'header'> & {
  var: { learner: SessionClaims | null; isFormPost?: boolean };
};

/** Claims with current name, email and phone. Accepts the session cookie of a form without scripts only. Throws AppError 401. */
export async function requireLearner(c: RequestContext): Promise<SessionClaims> {
  return c.var.isFormPost ? requireReader(c) : ((await findActiveSession(c.var.learner)) ?? refuse());
}

/** Also accepts the session cookie from pages of this site. Throws AppError 401. */
export async function requireReader(c: RequestContext): Promise<SessionClaims> {
  return (await findReader(c)) ?? refuse();
}

/** The learner for `requireReader`; null for guests. */
export async function findReader(c: RequestContext): Promise<SessionClaims | null> {
  const { headers } = c.req.raw;
  const { learner } = c.var;
  if (learner || !isFromOwnPage(headers, env().SITE_URL)) return findActiveSession(learner);
  return findActiveSession(await readSession(cookieToken(headers.get('cookie'))));
}

const refuse = (): never => {
  throw unauthorized(refusal('errors', 'sessionEnded'));
};

async function findActiveSession(claims: SessionClaims | null): Promise<SessionClaims | null> {
  if (!claims) return null;
  const cms = await openCms();
  const [session, learner] = await Promise.all([
    cms.findByID({ collection: 'sessions', id: claims.jti, depth: 0, disableErrors: true, overrideAccess: true }),
    cms.findByID({ collection: 'learners', id: claims._id, depth: 0, disableErrors: true, overrideAccess: true }),
  ]);
  if (!learner || learner.archived || session?.learner !== learner.id || Date.parse(session.expiresAt) <= Date.now())
    return null;
  return { ...claims, ...toClaims(learner) };
}

const toClaims = ({ id, name, email, phone }: Learner) => ({
  _id: id,
  name,
  email,
  phoneNumber: withLeadingZero(phone),
  role: { name: 'learner' },
});

export async function startSession(c: RequestContext, learner: Learner): Promise<string> {
  const cms = await openCms();
  await deleteExpiredSessions(learner.id);
  const { id } = await cms.create({
    collection: 'sessions',
    overrideAccess: true,
    data: { learner: learner.id, expiresAt: new Date(Date.now() + sessionSeconds * 1000).toISOString() },
  });
  const token = await signSession({ ...toClaims(learner), jti: id });
  setSessionCookie(c, token);
  return token;
}

/** One statement, which throws: a bulk `cms.delete` only returns its errors. */
async function deleteSessions(where: Where): Promise<void> {
  const cms = await openCms();
  await cms.db.deleteMany({ collection: 'sessions', where });
}

const deleteExpiredSessions = (learner: string) =>
  deleteSessions({
    and: [{ learner: { equals: learner } }, { expiresAt: { less_than: new Date().toISOString() } }],
  });

export const endSession = (jti: string): Promise<void> => deleteSessions({ id: { equals: jti } });

export const endAllSessions = (learner: string): Promise<void> => deleteSessions({ learner: { equals: learner } });

const isSecure = (c: Pick<Context, 'req'>) => siteUrl().startsWith('https:') || c.req.url.startsWith('https:');

export function setSessionCookie(c: Pick<Context, 'req' | 'header'>, token: string, expires?: number): void {
  c.header('Set-Cookie', mirrorCookie(token, { secure: isSecure(c), expires }), { append: true });
}

export function clearSessionCookie(c: Pick<Context, 'req' | 'header'>): void {
  c.header('Set-Cookie', clearedCookie({ secure: isSecure(c) }), { append: true });
}
