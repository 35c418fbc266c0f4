import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Backend } from '@/lib/backend/backend';
import { isDatabaseUnavailable } from '@/lib/cms/database-unavailable';
import type { Failure } from '@/lib/contract/common';
import { resetPassword } from '@/lib/contract/endpoints/passwords';
import { AppError, isDiskFull } from '@/lib/errors';
import { isExplained, logError } from '@/lib/log-error';

const [tokenPrefix = ''] = resetPassword.path.split(':');

/** Reset tokens give access to an account: never log them. */
const loggedPath = (path: string) => {
  const at = path.indexOf(tokenPrefix);
  return at < 0 ? path : `${path.slice(0, at + tokenPrefix.length)}…`;
};

export const handleError: ErrorHandler<Backend> = (error, c) => {
  if (error instanceof AppError) {
    const { message, code, field, status, headers } = error;
    return c.json<Failure>({ error: message, code, field }, status, headers);
  }
  if (error instanceof HTTPException)
    return c.json<Failure>(
      { error: error.message || 'This request cannot be read.', code: 'unreadable' },
      error.status,
    );
  if (!isExplained(error)) logError(`[${c.get('requestId')}] ${c.req.method} ${loggedPath(c.req.path)}`, error);
  if (isDiskFull(error)) {
    const message = 'We cannot store anything at the moment. Please try again in a few minutes.';
    return c.json<Failure>({ error: message, code: 'diskFull' }, 503, { 'Retry-After': '120' });
  }
  if (isDatabaseUnavailable(error)) {
    const message = 'We cannot be reached at the moment. Please try again in a minute.';
    return c.json<Failure>({ error: message, code: 'unavailable' }, 503, { 'Retry-After': '10' });
  }
  return c.json<Failure>({ error: 'Something went wrong on our side. Please try again.', code: 'internal' }, 500);
};

export const handleNotFound: NotFoundHandler<Backend> = (c) =>
  c.json<Failure>({ error: 'There is nothing at this path.', code: 'pathUnknown' }, 404);
