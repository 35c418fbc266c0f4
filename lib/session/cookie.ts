import { sessionCookie, sessionSeconds } from './token';

type Options = {
  secure: boolean;
  /** Seconds since the epoch. */
  expires?: number;
};

const serialize = (value: string, seconds: number, secure: boolean) =>
  `${sessionCookie()}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export function mirrorCookie(token: string, { secure, expires }: Options): string {
  const maxAge = expires === undefined ? sessionSeconds : Math.floor(expires - Date.now() / 1000);
  return serialize(token, Math.max(0, Math.min(maxAge, sessionSeconds)), secure);
}

export function clearedCookie({ secure }: Options): string {
  return serialize('', 0, secure);
}

export function cookieToken(header: string | null | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=');
    if (name === sessionCookie()) return value.join('=') || undefined;
  }
  return undefined;
}
