import { forget, keep, kept } from './kept';

/** What the browser keeps of a session, for display and for the Authorization header (specification, section 3). */
const keys = ['userToken', 'userName', 'userEmail', 'userPhoneNumber', 'userRole', 'userId'] as const;

type Said = {
  _id?: unknown;
  name?: unknown;
  email?: unknown;
  phoneNumber?: unknown;
  role?: { name?: unknown };
  exp?: number;
};

/** What a token says; undefined for a text that is no token. Its signature is the server's business. */
export function decodeToken(token: string): Said | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Said;
  } catch {
    return undefined;
  }
}

/** Keeps the session that login and register answer. False where the browser keeps nothing: it ends with this page. */
export function storeSession(token: string): boolean {
  const said = decodeToken(token);
  const values = [token, said?.name, said?.email, said?.phoneNumber, said?.role?.name, said?._id];
  return keys.map((key, at) => keep(key, String(values[at] ?? ''))).every(Boolean);
}

/** The token while it lasts; an expired one is forgotten. */
export function storedToken(): string | undefined {
  const token = kept('userToken');
  if (!token) return undefined;
  const { exp } = decodeToken(token) ?? { exp: 0 };
  if (exp === undefined || exp * 1000 > Date.now()) return token;
  forgetSession();
  return undefined;
}

/** Who is logged in here, as far as this browser knows. */
export function storedLearner(): { id: string; name: string; email: string; phoneNumber: string } {
  const read = (key: (typeof keys)[number]) => kept(key) ?? '';
  return {
    id: read('userId'),
    name: read('userName'),
    email: read('userEmail'),
    phoneNumber: read('userPhoneNumber'),
  };
}

const welcomeKey = 'welcome';
export type Entrance = 'registered' | 'loggedIn';

/** Leaves word for the next page that someone has just come in. */
export const keepWelcome = (entrance: Entrance): boolean => keep(welcomeKey, entrance);

/** What `keepWelcome` left, once. */
export function takeWelcome(): string | null {
  const entrance = kept(welcomeKey);
  forget(welcomeKey);
  return entrance;
}

/** Forgets the session alone. Logout clears the whole storage instead. */
export function forgetSession(): void {
  for (const key of keys) forget(key);
}
