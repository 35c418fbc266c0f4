import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';

/** Answers are data: never cached by strangers, never rendered as a page. */
export const headers = createMiddleware<Backend>(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
});
