import { type Refusal, refusal } from '@/lib/text/refusal';

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** An error that the caller can act on. `message` is for people, `code` for programs. */
export class AppError extends Error {
  constructor(
    readonly status: ErrorStatus,
    readonly code: string,
    message: string,
    readonly field?: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'AppError';
  }

  withRefusal({ code, message }: Refusal): AppError {
    return new AppError(this.status, code, message, this.field, this.headers);
  }

  withField(field: string): AppError {
    return new AppError(this.status, this.code, this.message, field, this.headers);
  }
}

export const badRequest = ({ code, message }: Refusal, field?: string) => new AppError(400, code, message, field);
export const forbidden = ({ code, message }: Refusal) => new AppError(403, code, message);
export const notFound = ({ code, message }: Refusal) => new AppError(404, code, message);
export const unauthorized = ({ code, message }: Refusal = refusal('errors', 'loginRequired')) =>
  new AppError(401, code, message);

export const tryLater = (status: 429 | 503, { code, message }: Refusal, seconds: number) =>
  new AppError(status, code, message, undefined, { 'Retry-After': String(seconds) });

/** Of SQLite, the file system and PostgreSQL (53100, disk_full). */
const diskFullCodes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

export function isDiskFull(error: unknown): boolean {
  const seen = new Set<unknown>();
  for (
    let current = error;
    current instanceof Object && !seen.has(current);
    current = (current as { cause?: unknown }).cause
  ) {
    seen.add(current);
    const { code, message } = current as { code?: unknown; message?: unknown };
    if (diskFullCodes.has(String(code)) || /disk is full|no space left on device/i.test(String(message))) return true;
  }
  return false;
}
