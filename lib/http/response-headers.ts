import type { ServerResponse } from 'node:http';

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

/** Statuses that are sent while the client may still be sending a body that nobody reads. */
const unread = new Set([408, 413]);

/** Completes a response's headers when they are sent. `isDraining`: the server is about to end. */
export function completeHeaders(response: ServerResponse, isDraining: () => boolean): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    const status = typeof args[0] === 'number' ? args[0] : this.statusCode;
    if (isDraining() || unread.has(status)) this.setHeader('Connection', 'close');
    const type = String(this.getHeader('content-type') ?? '');
    if (/^text\/html\b/i.test(type) && !this.hasHeader('content-security-policy')) {
      this.setHeader('Content-Security-Policy', scriptlessPolicy);
    }
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
