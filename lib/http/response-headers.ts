import type { ServerResponse } from 'node:http';
import { closeGracefully, isEarlyResponse } from './lingering-close';
import { writeStaffCookie } from './staff-cookie';

/** For HTML without a policy of its own, such as Next's response for an unknown file. */
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
  isDraining: () => boolean;
  policy?: string | undefined;
  hasHostCookies?: boolean;
};

export function completeHeaders(response: ServerResponse, { isDraining, policy, hasHostCookies }: Options): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    if (hasHostCookies) writeStaffCookie(this);
    const isEarly = isEarlyResponse(this);
    if (isDraining() || isEarly) this.setHeader('Connection', 'close');
    if (isEarly) closeGracefully(this);
    const type = String(this.getHeader('content-type') ?? '');
    if (/^text\/html\b/i.test(type) && (policy || !this.hasHeader('content-security-policy'))) {
      this.setHeader('Content-Security-Policy', policy ?? scriptlessPolicy);
    }
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
