type QueryError = Error & { query?: unknown; params?: unknown };
type Prepared = { queryWithCache: (sql: string, params: unknown[], run: () => Promise<unknown>) => Promise<unknown> };
type Session = { prepareQuery: (query: { sql: string; params: unknown[] }, ...rest: unknown[]) => Prepared };

/** What PostgreSQL quotes of the values beside the message. The CMS reads it, so it stays, but no logger prints it. */
const quoting = ['detail', 'where', 'hint', 'internalQuery', 'query', 'params'];

function hide(error: object, names: string[]): void {
  for (const name of names) {
    if (name in error) Object.defineProperty(error, name, { enumerable: false });
  }
}

function say(error: Error, message: string): void {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  error.message = message;
  error.stack = [`${error.name}: ${message}`, ...frames].join('\n');
}

function redact(error: unknown): void {
  if (!(error instanceof Error)) return;
  if ('params' in error) {
    (error as QueryError).params = undefined;
    (error as QueryError).query = undefined;
    say(error, 'A database query failed.');
  }
  hide(error, quoting);
  // Class 22, "data exception", quotes the value in the message itself.
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^22\w{3}$/.test(code)) say(error, `PostgreSQL refused a value (${code}).`);
  if (error.cause) redact(error.cause);
}

const patched = new WeakSet<object>();

/**
 * Takes the values of a failed statement out of its error, where it is thrown: whoever logs it (we, the CMS or the framework) cannot
 * write personal data or hashes into the log.
 */
export function redactQueryErrors(database: object): void {
  const { session } = (database as { drizzle: { session: Session } }).drizzle;
  const prepared = session.prepareQuery({ sql: 'SELECT 1', params: [] }, undefined, undefined, false);
  let owner: object | null = prepared;
  while (owner && !Object.hasOwn(owner, 'queryWithCache')) owner = Object.getPrototypeOf(owner);
  if (!owner) throw new Error('The query builder has changed: see where it throws its errors now.');
  if (patched.has(owner)) return;
  patched.add(owner);
  const { queryWithCache } = owner as Prepared;
  (owner as Prepared).queryWithCache = async function (this: unknown, ...args) {
    try {
      return await queryWithCache.apply(this, args);
    } catch (error) {
      redact(error);
      throw error;
    }
  };
}
