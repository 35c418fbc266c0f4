import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';
import { bearer, readSession } from '@/lib/session/token';

/** Reads the learner's token of the Authorization header. Whether the session still stands is asked where it matters. */
export const identity = createMiddleware<Backend>(async (c, next) => {
  c.set('learner', await readSession(bearer(c.req.header('authorization'))));
  await next();
});
