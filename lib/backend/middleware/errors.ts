import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Backend } from '@/lib/backend/backend';
import { isUnavailable } from '@/lib/cms/unavailable';
import { resetPassword } from '@/lib/contract/endpoints';
import { AppError, isDiskFull } from '@/lib/errors';
import { logError } from '@/lib/log-error';

const [tokenPrefix = ''] = resetPassword.path.split(':');

/** A path as it may stand in a log: the token of a reset opens an account. */
const loggedPath = (path: string) => {
  const at = path.indexOf(tokenPrefix);
  return at < 0 ? path : `${path.slice(0, at + tokenPrefix.length)}…`;
};

/** What a caller can act on is said; anything else is logged with the request's id and answered without detail. */
export const answeredErrors: ErrorHandler<Backend> = (error, c) => {
  if (error instanceof AppError) return c.json({ error: error.message }, error.status, error.headers);
  if (error instanceof HTTPException)
    return c.json({ error: error.message || 'This request cannot be read.' }, error.status);
  logError(`[${c.get('requestId')}] ${c.req.method} ${loggedPath(c.req.path)}`, error);
  if (isDiskFull(error)) {
    return c.json({ error: 'We cannot store anything at the moment. Please try again in a few minutes.' }, 503, {
      'Retry-After': '120',
    });
  }
  if (isUnavailable(error)) {
    return c.json({ error: 'We cannot be reached at the moment. Please try again in a minute.' }, 503, {
      'Retry-After': '10',
    });
  }
  return c.json({ error: 'Something went wrong on our side. Please try again.' }, 500);
};

export const unknownPath: NotFoundHandler<Backend> = (c) => c.json({ error: 'There is nothing at this address.' }, 404);
