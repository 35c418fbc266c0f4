import type { ServerResponse } from 'node:http';
import { isEarly, lingerAfter } from './lingering-close';
import { writeStaffCookie } from './staff-cookie';

/** For HTML of the framework that carries no policy of its own, such as what it answers to an unknown file: no script runs there. */
export const scriptlessPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

type Options = {
  /** The server is about to end. */
  isDraining: () => boolean;
  /** The policy of this very response, instead of the one that its path has. */
  policy?: string | undefined;
  /** The staff cookie has a `__Host-` name in the browser. */
  usesHostCookies?: boolean;
};

/** Completes a response's headers when they are sent. */
export function completeHeaders(response: ServerResponse, { isDraining, policy, usesHostCookies }: Options): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    if (usesHostCookies) writeStaffCookie(this);
    const early = isEarly(this);
    if (isDraining() || early) this.setHeader('Connection', 'close');
    if (early) lingerAfter(this);
    const type = String(this.getHeader('content-type') ?? '');
    if (/^text\/html\b/i.test(type) && (policy || !this.hasHeader('content-security-policy'))) {
      this.setHeader('Content-Security-Policy', policy ?? scriptlessPolicy);
    }
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
