type QueryError = Error & { query?: unknown; params?: unknown };
type Prepared = { queryWithCache: (sql: string, params: unknown[], run: () => Promise<unknown>) => Promise<unknown> };
type Session = { prepareQuery: (query: { sql: string; params: unknown[] }, ...rest: unknown[]) => Prepared };

/** Properties in which PostgreSQL quotes values. Payload reads them; non-enumerable ones are not logged. */
const quotingProperties = ['detail', 'where', 'hint', 'internalQuery', 'query', 'params'];

function hideProperties(error: object, names: string[]): void {
  for (const name of names) {
    if (name in error) Object.defineProperty(error, name, { enumerable: false });
  }
}

function replaceMessage(error: Error, message: string): void {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  error.message = message;
  error.stack = [`${error.name}: ${message}`, ...frames].join('\n');
}

function redact(error: unknown): void {
  if (!(error instanceof Error)) return;
  if ('params' in error) {
    (error as QueryError).params = undefined;
    (error as QueryError).query = undefined;
    replaceMessage(error, 'A database query failed.');
  }
  hideProperties(error, quotingProperties);
  // Class 22 (data exception) quotes the value in the message.
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^22\w{3}$/.test(code))
    replaceMessage(error, `PostgreSQL refused a value (${code}).`);
  if (error.cause) redact(error.cause);
}

const patched = new WeakSet<object>();

/** Removes values from query errors where they are thrown, so that no logger writes personal data or hashes. */
export function redactQueryErrors(database: object): void {
  const { session } = (database as { drizzle: { session: Session } }).drizzle;
  const prepared = session.prepareQuery({ sql: 'SELECT 1', params: [] }, undefined, undefined, false);
  let owner: object | null = prepared;
  while (owner && !Object.hasOwn(owner, 'queryWithCache')) owner = Object.getPrototypeOf(owner);
  if (!owner) throw new Error('Drizzle has changed: find where it throws query errors now.');
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

/** Of PostgreSQL and SQLite. Drizzle puts the driver's error into `cause`. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || (cause !== undefined && isUniqueViolation(cause));
}
