import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';
import { clientAddress } from '@/lib/client-address';

/** Names each request, so that an answer can be found in the log. */
export const requestId = createMiddleware<Backend>(async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  c.set('address', clientAddress(c.req.raw.headers));
  await next();
  c.header('X-Request-Id', c.get('requestId'));
});
