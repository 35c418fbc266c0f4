import type { ServerResponse } from 'node:http';
import { isEarly, lingerAfter } from './lingering-close';

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

/** Completes a response's headers when they are sent. `isDraining`: the server is about to end. */
export function completeHeaders(response: ServerResponse, isDraining: () => boolean): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    const early = isEarly(this);
    if (isDraining() || early) this.setHeader('Connection', 'close');
    if (early) lingerAfter(this);
    const type = String(this.getHeader('content-type') ?? '');
    if (/^text\/html\b/i.test(type) && !this.hasHeader('content-security-policy')) {
      this.setHeader('Content-Security-Policy', scriptlessPolicy);
    }
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
