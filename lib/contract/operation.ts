import { object, type ZodMiniObject, type ZodMiniType } from 'zod/mini';
import { id, idempotencyKey } from './common';
import type { Endpoint } from './endpoint';

/** Names of the rate limits; `lib/backend/middleware/limited.ts` has their figures. */
export type RateLimit =
  | 'reading'
  | 'forms'
  | 'tests'
  | 'orders'
  | 'uploads'
  | 'status'
  | 'login'
  | 'register'
  | 'resets'
  | 'mailbox'
  | 'resend'
  | 'sender';

type Fields = Record<string, string>;

/**
 * One operation of the API. `auth`: `session` needs a learner's token in the Authorization header (raw or Bearer), `cookie` takes the
 * session cookie as well, `optional` takes both and needs neither, `level-test` gives more to the holder of the level-test token.
 */
export type Operation = Endpoint & {
  readonly summary: string;
  readonly tag: 'Content' | 'Courses' | 'Blog' | 'Books' | 'Level test' | 'Messages' | 'Enrolments' | 'Accounts';
  readonly auth: 'none' | 'session' | 'cookie' | 'optional' | 'level-test';
  readonly params?: ZodMiniObject;
  readonly query?: ZodMiniObject;
  readonly headers?: ZodMiniObject;
  readonly body?: ZodMiniType;
  /** The body is multipart/form-data, not JSON. */
  readonly multipart?: true;
  /**
   * A form of the site posts to it without scripts as well, and is redirected to this page: `/checkout?book=:bookId`. `read` turns the
   * fields of the form into the body.
   */
  readonly noScript?: { readonly page: string; readonly read?: (fields: Fields) => Fields };
  /** The `data` of a successful response. */
  readonly response: ZodMiniType;
  /** Rate limit by client IP; without one, requests are not counted. */
  readonly rateLimit?: RateLimit;
  /** Further rate limits, counted by the field of the body that names the sender. */
  readonly senderLimit?: { readonly field: string; readonly rateLimits: readonly RateLimit[] };
  /** Takes an Idempotency-Key: a request repeated with the same key stores once. */
  readonly idempotent?: true;
  /** The statuses of failures a caller must expect, beside 429 and 503. */
  readonly errors: readonly number[];
  /** Beyond the specification's section 7. */
  readonly added?: true;
};

/** Declares an operation. */
export function operation<const Declared extends Operation>(declared: Declared): Declared {
  return declared;
}

/** The schema of a path with one id. */
export function idParam<Name extends string>(name: Name) {
  return object({ [name]: id } as Record<Name, typeof id>);
}

/** The names of the request headers that an operation reads, beside those of every request. */
export const headerNamesOf = ({ headers, idempotent }: Operation): string[] => [
  ...Object.keys(headers?.shape ?? {}),
  ...Object.keys(idempotent ? idempotencyKey.shape : {}),
];
