import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getText } from '#text';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { AppError } from '@/lib/errors';
import { limitBody } from '@/lib/http/body-limit';

const maxJsonBytes = 64 * 1024;

const tooLarge = () => {
  throw new AppError(413, 'requestTooLarge', getText('errors').requestTooLarge);
};

const limitJson = bodyLimit({ maxSize: maxJsonBytes, onError: tooLarge });
const maxUploadBytes = 5_242_880 + maxJsonBytes;

const uploads = Object.values<Operation>(operations).filter(({ multipart }) => multipart);
const uploadPaths = uploads.map(({ path }) => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`));
const isUpload = (path: string) => uploadPaths.some((pattern) => pattern.test(path));

/** Without scripts, a form that is too large by its Content-Length is refused once its first texts are read. */
function limitUpload({ req: { raw } }: Context): Request {
  const isTooLarge = Number(raw.headers.get('content-length')) > maxUploadBytes;
  if (!isTooLarge || !raw.headers.get('accept')?.includes('text/html')) return limitBody(raw, maxUploadBytes);
  const headers = new Headers(raw.headers);
  headers.delete('content-length');
  return limitBody(new Request(raw, { headers }), maxJsonBytes);
}

export const limitBodySize: typeof limitJson = (c, next) => {
  if (!isUpload(c.req.path)) return limitJson(c, next);
  c.req.raw = limitUpload(c);
  return next();
};
