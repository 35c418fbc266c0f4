import { bodyLimit } from 'hono/body-limit';
import { getText } from '#text';
import { limitConcurrentUploads } from '@/lib/backend/uploads';
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

// An upload occupies its slot until its response is ready.
export const limitBodySize: typeof limitJson = (c, next) =>
  isUpload(c.req.path)
    ? limitConcurrentUploads(c, () => {
        c.req.raw = limitBody(c.req.raw, maxUploadBytes);
        return next();
      })
    : limitJson(c, next);
