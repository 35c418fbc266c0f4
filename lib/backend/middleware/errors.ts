import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getText } from '#text';
import type { Backend } from '@/lib/backend/backend';
import { isDatabaseUnavailable } from '@/lib/cms/database-unavailable';
import type { Failure } from '@/lib/contract/common';
import { resetPassword } from '@/lib/contract/endpoints/passwords';
import { AppError, isDiskFull } from '@/lib/errors';
import { isLoggedOutage, logError } from '@/lib/log-error';

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
  const text = getText('errors');
  const respond = (code: keyof typeof text, status: ContentfulStatusCode, headers?: Record<string, string>) =>
    c.json<Failure>({ error: text[code], code }, status, headers);
  if (error instanceof HTTPException) return respond('unreadable', error.status);
  if (!isLoggedOutage(error)) logError(`[${c.get('requestId')}] ${c.req.method} ${loggedPath(c.req.path)}`, error);
  if (isDiskFull(error)) return respond('diskFull', 503, { 'Retry-After': '120' });
  if (isDatabaseUnavailable(error)) return respond('unavailable', 503, { 'Retry-After': '10' });
  return respond('internal', 500);
};

export const handleNotFound: NotFoundHandler<Backend> = (c) =>
  c.json<Failure>({ error: getText('errors').pathUnknown, code: 'pathUnknown' }, 404);
