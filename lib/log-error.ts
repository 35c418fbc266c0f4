import { isOutageError } from '@/lib/database-outage';

type Cause = Error & { code?: unknown };

export function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause) causes.push(cause);
  return causes;
}

/** Messages of SQL and mail errors contain values and recipients, so they are not logged. */
const quotesData = (error: Cause) =>
  'params' in error ||
  'severity' in error ||
  'libsqlError' in error ||
  'responseCode' in error ||
  'rejected' in error ||
  /^(Failed query|Key \(|SQLITE_)/.test(error.message);

const safeProperties = [
  'code',
  'responseCode',
  'command',
  'errno',
  'syscall',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

function describe(error: Cause): string {
  const properties = error as unknown as Record<string, unknown>;
  const found = safeProperties.flatMap((name) =>
    ['string', 'number'].includes(typeof properties[name]) ? [`${name} ${properties[name]}`] : [],
  );
  const name = 'params' in error ? 'DrizzleQueryError' : error.name;
  const message = quotesData(error) ? '' : `: ${error.message}`;
  return `${name}${message}${found.length > 0 ? ` (${found.join(', ')})` : ''}`;
}

const frames = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');

/** Name, code and causes of an error, without personal data and hashes. */
export const summarizeError = (error: unknown): string =>
  causesOf(error).map(describe).join(' ← ') || `A ${typeof error} was thrown.`;

/** With the stack. */
export function describeError(error: unknown): string {
  const summary = summarizeError(error);
  return error instanceof Error ? `${summary}\n${frames(error)}` : summary;
}

/** True for an error of an outage that has been logged already. */
export const isLoggedOutage = (error: unknown): boolean => causesOf(error).some(isOutageError);

export function logError(text: string, error: unknown): void {
  if (isLoggedOutage(error)) console.error(text, 'The database does not respond.');
  else console.error(text, describeError(error));
}
