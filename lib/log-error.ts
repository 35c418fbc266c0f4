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

/** Name, code, causes and stack of an error, without personal data and hashes. */
export function describeError(error: unknown): string {
  const causes = causesOf(error);
  const [first] = causes;
  if (!first) return `A ${typeof error} was thrown.`;
  return `${causes.map(describe).join(' ← ')}\n${frames(first)}`;
}

export function logError(text: string, error: unknown): void {
  console.error(text, describeError(error));
}
