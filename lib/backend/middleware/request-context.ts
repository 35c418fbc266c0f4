import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';
import { clientNetwork } from '@/lib/http/client-ip';

export const setRequestContext = createMiddleware<Backend>(async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  c.set('clientNetwork', clientNetwork(c.req.raw.headers));
  await next();
  c.header('X-Request-Id', c.get('requestId'));
});
