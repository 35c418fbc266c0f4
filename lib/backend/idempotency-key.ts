import type { Context } from 'hono';
import { idempotencyKey } from '@/lib/contract/common';
import { badRequest } from '@/lib/errors';

/** The caller's own name for what is sent, shared by all tries of it; undefined where there is none. Throws 400 for a wrong length. */
export function idempotencyKeyOf(c: Context): string | undefined {
  const header = c.req.header('idempotency-key');
  if (header !== undefined && !idempotencyKey.safeParse({ 'idempotency-key': header }).success) {
    throw badRequest('An Idempotency-Key has 8 to 128 characters.');
  }
  return header;
}
