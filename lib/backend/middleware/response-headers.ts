import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';

export const responseHeaders = createMiddleware<Backend>(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language', { append: true });
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
});
