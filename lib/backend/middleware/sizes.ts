import { bodyLimit } from 'hono/body-limit';
import { admitted } from '@/lib/backend/uploads';
import { bounded } from '@/lib/bounded-body';
import { AppError } from '@/lib/errors';

const jsonBytes = 64 * 1024;

const tooLarge = () => {
  throw new AppError(413, 'This request is too large.');
};

/** 64 KB for every body; routes that take a file set their own limit under a path of `uploadPaths`. */
const small = bodyLimit({ maxSize: jsonBytes, onError: tooLarge });
/** A screenshot of 5 MB and the fields beside it. */
const uploadBytes = 5_242_880 + jsonBytes;

const uploadPaths = /^\/api\/(zoom-form\/upload-form\/|payment\/request_payment$)/;

// An upload's bytes are counted while its route reads them, which asks first whether this address may send any.
export const sizes: typeof small = (c, next) =>
  uploadPaths.test(c.req.path)
    ? admitted(c, () => {
        c.req.raw = bounded(c.req.raw, uploadBytes);
        return next();
      })
    : small(c, next);
