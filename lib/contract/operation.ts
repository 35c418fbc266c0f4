import * as z from 'zod/mini';
import { id, idempotencyKey } from './common';
import type { Endpoint } from './endpoint';

export type OperationRateLimit =
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

export type FormFields = Record<string, unknown>;

export type Operation = Endpoint & {
  readonly summary: string;
  readonly tag: 'Content' | 'Courses' | 'Blog' | 'Books' | 'Level test' | 'Messages' | 'Enrolments' | 'Accounts';
  /** `cookie`: the Authorization header or the session cookie; `level-test`: the token that reveals the answers. */
  readonly auth: 'none' | 'session' | 'cookie' | 'optional' | 'level-test';
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly headers?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly multipart?: true;
  /**
   * A form without scripts is redirected to `page` (`/checkout?book=:bookId`), with its fields `keep`. `read` turns its fields into
   * the body, `toQuery` the data of the response into the query of the page. A redirect that refuses carries the `sealed` fields as
   * `answer`, encrypted (those of a list joined with ", "), with `sealsAccepted` every redirect. A success leads to `donePage` or, with
   * `hasDestination`, to the path in the field `destination`. `clearsStorage` clears what scripts have stored, as after a logout with
   * scripts. Of a download the response stays as it is.
   */
  readonly noScript?: {
    readonly page: string;
    readonly donePage?: string;
    readonly hasDestination?: true;
    readonly clearsStorage?: true;
    readonly isDownload?: true;
    readonly keep?: readonly string[];
    readonly sealed?: readonly string[];
    readonly sealsAccepted?: true;
    /** Of a form that is not multipart, all fields are texts. */
    read?(fields: FormFields): FormFields;
    readonly toQuery?: (data: unknown) => Record<string, string>;
  };
  readonly response: z.ZodMiniType;
  /** Of a response that is no JSON: `data` is its text. */
  readonly mediaType?: 'text/calendar';
  readonly rateLimit?: OperationRateLimit;
  readonly senderLimit?: { readonly field: string; readonly rateLimits: readonly OperationRateLimit[] };
  readonly idempotent?: true;
  /** Statuses of failures besides 429 and 503. */
  readonly errors: readonly number[];
  /** Not in the specification. */
  readonly added?: true;
};

export function operation<const Declared extends Operation>(declared: Declared): Declared {
  return declared;
}

export function idParam<Name extends string>(name: Name) {
  return z.object({ [name]: id } as Record<Name, typeof id>);
}

export const headerNamesOf = ({ headers, idempotent }: Operation): string[] => [
  ...Object.keys(headers?.shape ?? {}),
  ...Object.keys(idempotent ? idempotencyKey.shape : {}),
];
