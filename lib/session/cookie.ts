import { sessionCookie, sessionSeconds } from './token';

type Options = {
  /** True where the site is reached over https. */
  secure: boolean;
  /** Seconds since 1970 at which the token ends. */
  expires?: number;
};

const write = (value: string, seconds: number, secure: boolean) =>
  `${sessionCookie()}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The Set-Cookie header that mirrors a token: no script reads it, and it ends with the token, after a day at the latest. */
export function mirrorCookie(token: string, { secure, expires }: Options): string {
  const left = expires === undefined ? sessionSeconds : Math.floor(expires - Date.now() / 1000);
  return write(token, Math.max(0, Math.min(left, sessionSeconds)), secure);
}

/** The Set-Cookie header that takes it away. */
export function clearedCookie({ secure }: Options): string {
  return write('', 0, secure);
}

/** The mirrored token in a Cookie header. */
export function cookieToken(header: string | null | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=');
    if (name === sessionCookie()) return value.join('=') || undefined;
  }
  return undefined;
}
