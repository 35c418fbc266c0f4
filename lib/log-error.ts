type Cause = Error & { code?: unknown };

/** An error and what it was caused by, outermost first. */
export function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let each = error; each instanceof Error && !causes.includes(each); each = each.cause) causes.push(each);
  return causes;
}

/**
 * Failures of these kinds quote what they were about: the values of a statement, the recipient of a mail. What they say of
 * themselves is not logged.
 */
const quotesData = (error: Cause) =>
  'params' in error ||
  'severity' in error ||
  'libsqlError' in error ||
  'responseCode' in error ||
  'rejected' in error ||
  /^(Failed query|Key \(|SQLITE_)/.test(error.message);

/** Facts that drivers put beside the message, and that name no value. */
const facts = [
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
  const known = error as unknown as Record<string, unknown>;
  const found = facts.flatMap((name) =>
    ['string', 'number'].includes(typeof known[name]) ? [`${name} ${known[name]}`] : [],
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

/**
 * An error as it may stand in a log: name, code and cause, and where it happened. No values of statements, so no personal data and
 * no hashes.
 */
export function describeError(error: unknown): string {
  const causes = causesOf(error);
  const [first] = causes;
  if (!first) return `A ${typeof error} was thrown.`;
  return `${causes.map(describe).join(' ← ')}\n${frames(first)}`;
}

/** Logs a failure without what it may quote of its data. */
export function logError(text: string, error: unknown): void {
  console.error(text, describeError(error));
}
