import { bodyLimit } from 'hono/body-limit';
import { admitted } from '@/lib/backend/uploads';
import { AppError } from '@/lib/errors';

const jsonBytes = 64 * 1024;

const tooLarge = () => {
  throw new AppError(413, 'This request is too large.');
};

/** 64 KB for every body; routes that take a file set their own limit under a path of `uploadPaths`. */
const small = bodyLimit({ maxSize: jsonBytes, onError: tooLarge });
/** A screenshot of 5 MB and the fields beside it. */
const large = bodyLimit({ maxSize: 5_242_880 + jsonBytes, onError: tooLarge });

const uploadPaths = /^\/api\/(zoom-form\/upload-form\/|payment\/request_payment$)/;

export const sizes: typeof small = (c, next) =>
  uploadPaths.test(c.req.path) ? admitted(c, () => large(c, next)) : small(c, next);
