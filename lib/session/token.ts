import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { capabilities } from '@/lib/backend-choice';

/** What a learner's token says (specification, section 3, session data). `jti` names the session it belongs to. */
export type SessionClaims = {
  _id: string;
  name: string;
  email: string;
  phoneNumber: string;
  role: { name: string };
  jti: string;
  /** Seconds since 1970. */
  exp: number;
};

const cookieName = 'learner_session';

/**
 * The name of the session cookie. Where the site is reached over https no subdomain and no plain http connection can set a cookie of
 * this name (`__Host-`, RFC 6265bis).
 */
export const sessionCookie = (): string =>
  process.env.SITE_URL?.startsWith('https:') ? `__Host-${cookieName}` : cookieName;

/** A token on the web lives a day at the most. */
export const sessionSeconds = 24 * 60 * 60;

const issuer = 'school';
const audience = 'learner';

function key(): Uint8Array {
  const secret = process.env.SESSION_SECRET ?? '';
  if (secret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters');
  return new TextEncoder().encode(secret);
}

/** A signed token (HS256) that is valid for `sessionSeconds`. */
export function signSession(claims: Omit<SessionClaims, 'exp'>): Promise<string> {
  const { jti, ...rest } = claims;
  return new SignJWT(rest)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds}s`)
    .sign(key());
}

/** The claims of a token that is ours, whole and not expired; null for every other text. Says nothing about logout: the backend knows that. */
export async function readSession(token: string | undefined): Promise<SessionClaims | null> {
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ['HS256'], issuer, audience });
    const { _id, name, email, phoneNumber, role, jti, exp } = payload as Partial<SessionClaims>;
    if (!_id || !jti || !exp) return null;
    return {
      _id,
      name: name ?? '',
      email: email ?? '',
      phoneNumber: phoneNumber ?? '',
      role: role ?? { name: 'learner' },
      jti,
      exp,
    };
  } catch {
    return null;
  }
}

/**
 * What the mirrored token of a visitor says. With an existing backend the token is that backend's, whose signature only
 * that backend can check: it is taken at its word for the menu and for display, and whoever gives out data asks the backend.
 */
export async function readMirrored(token: string | undefined): Promise<Omit<SessionClaims, 'jti' | 'exp'> | null> {
  return capabilities().verifiesTokens ? readSession(token) : readUnverified(token);
}

/** The claims of an existing backend's token that has not expired; null for every other text. */
export function readUnverified(
  token: string | undefined,
): (Omit<SessionClaims, 'jti' | 'exp'> & { exp?: number }) | null {
  if (!token) return null;
  try {
    const { exp, ...claims } = decodeJwt(token) as Partial<SessionClaims>;
    if (!claims._id || (exp !== undefined && exp * 1000 <= Date.now())) return null;
    const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
    return {
      _id: text(claims._id),
      name: text(claims.name),
      email: text(claims.email),
      phoneNumber: text(claims.phoneNumber),
      role: { name: text(claims.role?.name) },
      exp,
    };
  } catch {
    return null;
  }
}

/** The token of an Authorization header, raw or as `Bearer …`. */
export function bearer(header: string | null | undefined): string | undefined {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  return token ? token : undefined;
}
