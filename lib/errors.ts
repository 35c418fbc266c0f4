export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** A failure the caller can act on: an HTTP status and a sentence for a person. Anything else is a fault of ours. */
export class AppError extends Error {
  constructor(
    readonly status: ErrorStatus,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}

export const badRequest = (message: string) => new AppError(400, message);
export const unauthorized = (message = 'Please log in first.') => new AppError(401, message);
export const notFound = (message: string) => new AppError(404, message);

/** SQLite, the file system and PostgreSQL (53100, disk_full). */
const diskFullCodes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or one that caused it, says that nothing more can be stored. Libraries wrap what the database throws. */
export function isDiskFull(error: unknown): boolean {
  const seen = new Set<unknown>();
  for (let one = error; one instanceof Object && !seen.has(one); one = (one as { cause?: unknown }).cause) {
    seen.add(one);
    const { code, message } = one as { code?: unknown; message?: unknown };
    if (diskFullCodes.has(String(code)) || /disk is full|no space left on device/i.test(String(message))) return true;
  }
  return false;
}
