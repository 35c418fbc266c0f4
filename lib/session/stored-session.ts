import { readItem, removeItem, saveItem } from '@/lib/browser-storage';

/** Specification, section 3. */
const keys = ['userToken', 'userName', 'userEmail', 'userPhoneNumber', 'userRole', 'userId'] as const;

type TokenPayload = {
  _id?: unknown;
  name?: unknown;
  email?: unknown;
  phoneNumber?: unknown;
  role?: { name?: unknown };
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

export function storeSession(token: string): boolean {
  const payload = decodeToken(token);
  const values = [token, payload?.name, payload?.email, payload?.phoneNumber, payload?.role?.name, payload?._id];
  return keys.map((key, index) => saveItem(key, String(values[index] ?? ''))).every(Boolean);
}

export function readStoredToken(): string | undefined {
  const token = readItem('userToken');
  if (!token) return undefined;
  const { exp } = decodeToken(token) ?? { exp: 0 };
  if (exp === undefined || exp * 1000 > Date.now()) return token;
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
