import type { Context } from 'hono';
import type { FormFields } from '@/lib/contract/operation';
import type { SessionClaims } from '@/lib/session/token';

export type Backend = {
  Variables: {
    requestId: string;
    clientNetwork: string;
    learner: SessionClaims | null;
    isFormPost?: boolean;
    /** Of a multipart form. */
    formFields?: FormFields;
  };
};

export function sendData<Data>(c: Context, data: Data, status: 200 | 201 = 200): Response {
  return c.json({ data }, status);
}

export function sendFile(c: Context, mediaType: string, text: string): Response {
  return c.body(text, 200, { 'Content-Type': `${mediaType}; charset=utf-8` });
}
