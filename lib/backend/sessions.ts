import type { Context } from 'hono';
import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';
import { env, siteUrl } from '@/lib/env';
import { unauthorized } from '@/lib/errors';
import { withLeadingZero } from '@/lib/format/phone';
import { clearedCookie, cookieToken, mirrorCookie } from '@/lib/session/cookie';
import { isFromOwnPage } from '@/lib/session/same-site';
import { readSession, type SessionClaims, sessionSeconds, signSession } from '@/lib/session/token';

/** What a session needs of a route's context. */
type Asked = Pick<Context, 'req' | 'header'> & { var: { learner: SessionClaims | null } };

/**
 * The learner behind the token of the Authorization header, with name, e-mail and phone as recorded now. Throws 401 for a
 * token that is not ours, has expired, or whose session has ended.
 */
export async function learnerOf(c: Asked): Promise<SessionClaims> {
  return (await standing(c.var.learner)) ?? refuse();
}

/** The same where nothing is written: the session cookie counts too, when a page of this site asks. */
export async function readerOf(c: Asked): Promise<SessionClaims> {
  const { headers } = c.req.raw;
  const given = c.var.learner;
  if (given || !isFromOwnPage(headers, env().SITE_URL)) return (await standing(given)) ?? refuse();
  return (await standing(await readSession(cookieToken(headers.get('cookie'))))) ?? refuse();
}

const refuse = (): never => {
  throw unauthorized({ code: 'sessionEnded', message: 'Your session has ended. Please log in again.' });
};

async function standing(claims: SessionClaims | null): Promise<SessionClaims | null> {
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

/** Begins a session: its row, its token, and the cookie that mirrors it. */
export async function startSession(c: Asked, learner: Learner): Promise<string> {
  const cms = await openCms();
  await sweepSessions(learner.id);
  const { id } = await cms.create({
    collection: 'sessions',
    overrideAccess: true,
    data: { learner: learner.id, expiresAt: new Date(Date.now() + sessionSeconds * 1000).toISOString() },
  });
  const token = await signSession({ ...toClaims(learner), jti: id });
  mirror(c, token);
  return token;
}

async function sweepSessions(learner: string): Promise<void> {
  const cms = await openCms();
  await cms.delete({
    collection: 'sessions',
    overrideAccess: true,
    where: { and: [{ learner: { equals: learner } }, { expiresAt: { less_than: new Date().toISOString() } }] },
  });
}

/** Ends one session: its token is good for nothing from now on. */
export async function endSession(jti: string): Promise<void> {
  const cms = await openCms();
  await cms.delete({ collection: 'sessions', overrideAccess: true, where: { id: { equals: jti } } });
}

/** Ends every session of a learner, such as after a new password. */
export async function endSessionsOf(learner: string): Promise<void> {
  const cms = await openCms();
  await cms.delete({ collection: 'sessions', overrideAccess: true, where: { learner: { equals: learner } } });
}

const isSecure = (c: Pick<Context, 'req'>) => siteUrl().startsWith('https:') || c.req.url.startsWith('https:');

/** Sets the cookie that mirrors a token. */
export function mirror(c: Pick<Context, 'req' | 'header'>, token: string, expires?: number): void {
  c.header('Set-Cookie', mirrorCookie(token, { secure: isSecure(c), expires }), { append: true });
}

/** Takes the cookie away. */
export function clearMirror(c: Pick<Context, 'req' | 'header'>): void {
  c.header('Set-Cookie', clearedCookie({ secure: isSecure(c) }), { append: true });
}
