import type { Context } from 'hono';
import type { SessionClaims } from '@/lib/session/token';

export type Backend = {
  Variables: {
    requestId: string;
    clientNetwork: string;
    learner: SessionClaims | null;
    isFormPost?: boolean;
  };
};

export function sendData<Data>(c: Context, data: Data, status: 200 | 201 = 200): Response {
  return c.json({ data }, status);
}
