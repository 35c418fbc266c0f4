import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { capabilities } from '@/lib/backend-choice';

/** Specification, section 3. `jti` is the session id. */
export type SessionClaims = {
  _id: string;
  name: string;
  email: string;
  phoneNumber: string;
  role: { name: string };
  jti: string;
  exp: number;
};

const cookieName = 'learner_session';

/** Neither a subdomain nor plain http can set a `__Host-` cookie (RFC 6265bis). */
export const sessionCookie = (): string =>
  process.env.SITE_URL?.startsWith('https:') ? `__Host-${cookieName}` : cookieName;

export const sessionSeconds = 24 * 60 * 60;

const issuer = 'school';
const audience = 'learner';

function key(): Uint8Array {
  const secret = process.env.SESSION_SECRET ?? '';
  if (secret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters');
  return new TextEncoder().encode(secret);
}

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

/** Does not check whether the session has been revoked. */
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

type MirroredClaims = Omit<SessionClaims, 'jti' | 'exp'> & { jti?: string; exp?: number };

/** For display only: the token of an existing backend cannot be verified here. */
export async function readMirrored(token: string | undefined): Promise<MirroredClaims | null> {
  return capabilities.canVerifyTokens ? readSession(token) : readUnverified(token);
}

export function readUnverified(token: string | undefined): MirroredClaims | null {
  if (!token) return null;
  try {
    const { exp, jti, ...claims } = decodeJwt(token) as Partial<SessionClaims>;
    if (!claims._id || (exp !== undefined && exp * 1000 <= Date.now())) return null;
    const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
    return {
      _id: toText(claims._id),
      name: toText(claims.name),
      email: toText(claims.email),
      phoneNumber: toText(claims.phoneNumber),
      role: { name: toText(claims.role?.name) },
      exp,
      jti,
    };
  } catch {
    return null;
  }
}

export function bearerToken(header: string | null | undefined): string | undefined {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  return token ? token : undefined;
}
