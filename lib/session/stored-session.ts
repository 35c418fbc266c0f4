import { readItem, removeItem, saveItem } from '@/lib/browser-storage';
import { haveSameLearner, sessionName } from './session-name';

/** Specification, section 3. */
const keys = ['userToken', 'userName', 'userEmail', 'userPhoneNumber', 'userRole', 'userId'] as const;

type TokenPayload = {
  _id?: unknown;
  name?: unknown;
  email?: unknown;
  phoneNumber?: unknown;
  role?: { name?: unknown };
  jti?: unknown;
  exp?: number;
};

/** Does not verify the signature. */
export function decodeToken(token: string): TokenPayload | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenPayload;
  } catch {
    return undefined;
  }
}

/** Of the session that the page was rendered for: the cookie's. */
const pageSession = (): DOMStringMap | undefined => globalThis.document?.body?.dataset;

/** False if another learner has logged in since the page was loaded. */
export function belongsToPage(token: string): boolean {
  const session = pageSession()?.session;
  return !session || haveSameLearner(session, sessionName(decodeToken(token) ?? {}));
}

export function storeSession(token: string): boolean {
  const payload = decodeToken(token);
  const page = pageSession();
  if (page?.session) page.session = sessionName(payload ?? {});
  const values = [token, payload?.name, payload?.email, payload?.phoneNumber, payload?.role?.name, payload?._id];
  return keys.map((key, index) => saveItem(key, String(values[index] ?? ''))).every(Boolean);
}

/** Not that of another session than the page's: since the token was stored, somebody has logged in without scripts. */
export function readStoredToken(): string | undefined {
  const token = readItem('userToken');
  if (!token) return undefined;
  const claims = decodeToken(token) ?? { exp: 0 };
  const isValid = claims.exp === undefined || claims.exp * 1000 > Date.now();
  const session = pageSession()?.session;
  if (isValid && (!session || session === sessionName(claims))) return token;
  removeSession();
  return undefined;
}

export function readStoredLearner(): { id: string; name: string; email: string; phoneNumber: string } {
  const read = (key: (typeof keys)[number]) => readItem(key) ?? '';
  return {
    id: read('userId'),
    name: read('userName'),
    email: read('userEmail'),
    phoneNumber: read('userPhoneNumber'),
  };
}

const welcomeKey = 'welcome';
export type WelcomeKind = 'registered' | 'loggedIn';

export const storeWelcome = (kind: WelcomeKind): boolean => saveItem(welcomeKey, kind);

export function consumeWelcome(): string | null {
  const kind = readItem(welcomeKey);
  removeItem(welcomeKey);
  return kind;
}

export function removeSession(): void {
  for (const key of keys) removeItem(key);
}
