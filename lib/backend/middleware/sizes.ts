import { bodyLimit } from 'hono/body-limit';
import { admitted } from '@/lib/backend/uploads';
import { bounded } from '@/lib/bounded-body';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { AppError } from '@/lib/errors';

const jsonBytes = 64 * 1024;

const tooLarge = () => {
  throw new AppError(413, 'requestTooLarge', 'This request is too large.');
};

/** 64 KB for every body; operations that take a file have a limit of their own. */
const small = bodyLimit({ maxSize: jsonBytes, onError: tooLarge });
/** A screenshot of 5 MB and the fields beside it. */
const uploadBytes = 5_242_880 + jsonBytes;

const uploads = Object.values<Operation>(operations).filter(({ multipart }) => multipart);
const uploadPaths = uploads.map(({ path }) => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`));
const isUpload = (path: string) => uploadPaths.some((pattern) => pattern.test(path));

// An upload's bytes are counted while its route reads them, which asks first whether this address may send any.
export const sizes: typeof small = (c, next) =>
  isUpload(c.req.path)
    ? admitted(c, () => {
        c.req.raw = bounded(c.req.raw, uploadBytes);
        return next();
      })
    : small(c, next);
