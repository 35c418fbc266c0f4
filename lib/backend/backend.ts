import type { Context } from 'hono';
import type { SessionClaims } from '@/lib/session/token';

/** What the middleware of the backend hands to its routes. */
export type Backend = {
  Variables: {
    requestId: string;
    /** The address the request came from, as far as it is believed; limits count by it. */
    address: string;
    learner: SessionClaims | null;
    /** A form was posted without scripts. */
    plain?: boolean;
  };
};

/** The envelope of every answer that succeeds. */
export function answer<Data>(c: Context, data: Data, status: 200 | 201 = 200): Response {
  return c.json({ data }, status);
}
