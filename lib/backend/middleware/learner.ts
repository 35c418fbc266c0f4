import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';
import { bearerToken, readSession } from '@/lib/session/token';

/** Reads the Authorization token. Routes that need a session check whether it has ended. */
export const identifyLearner = createMiddleware<Backend>(async (c, next) => {
  c.set('learner', await readSession(bearerToken(c.req.header('authorization'))));
  await next();
});
