import type { Socket } from 'node:net';
import type { ClientBase, Pool, PoolClient, PoolConfig } from 'pg';
import { isDatabaseUnavailable } from '@/lib/cms/database-unavailable';
import { noteOutage, noteResponse } from '@/lib/database-outage';

const connectTimeoutMs = 3000;
const statementTimeoutMs = 6000;
/** On this side, for a server that does not respond at all. */
const queryTimeoutMs = 7000;
/** After a timeout, further callers fail at once for this long. */
const failFastMs = 3000;

export const poolOptions = {
  max: 8,
  connectionTimeoutMillis: connectTimeoutMs,
  query_timeout: queryTimeoutMs,
  keepAlive: true,
  // Not as a connection parameter, which poolers such as PgBouncer refuse.
  onConnect: (client: ClientBase) => client.query(`SET statement_timeout = ${statementTimeoutMs}`),
} satisfies PoolConfig;

export class DatabaseUnresponsiveError extends Error {
  constructor(cause: unknown) {
    super('The database does not respond.', { cause });
    this.name = 'DatabaseUnresponsiveError';
  }
}

const isTimeout = (error: unknown) =>
  error instanceof Error &&
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/.test(
    error.message,
  );

/** Of the server. The one statement that took too long says nothing about the others. */
const statementTimeout = '57014';

const isOutage = (error: Error & { code?: string }) => error.code !== statementTimeout && isDatabaseUnavailable(error);

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error) => void) => void;

/** A pool that closes a connection after a timeout, and then fails fast for a few seconds. */
export function boundedPool(Base: typeof Pool): typeof Pool {
  return class BoundedPool extends Base {
    /** Not left to the bundler: Drizzle reserves a connection for a transaction only if the class name contains "Pool". */
    static override readonly name = 'BoundedPool';
    /** False while migrations run. */
    hasQueryTimeout = true;
    private unresponsive: { until: number; error: Error } | undefined;

    constructor(options?: PoolConfig) {
      super(options);
      // The pool replaces idle connections that the server closed.
      this.on('error', () => {});
      this.on('connect', (client) => this.watch(client as PoolClient));
    }

    // biome-ignore lint/suspicious/noExplicitAny: with a callback it returns nothing, without one a promise
    override connect(callback?: Callback): any {
      if (!callback) {
        return new Promise<PoolClient>((resolve, reject) => {
          this.connect((error, client) => (error || !client ? reject(error) : resolve(client)));
        });
      }
      const { unresponsive } = this;
      const sentAt = performance.now();
      if (unresponsive && Date.now() < unresponsive.until) {
        const error = new DatabaseUnresponsiveError(unresponsive.error);
        this.noteFailure(error, sentAt);
        process.nextTick(callback, error, undefined, () => {});
        return undefined;
      }
      return super.connect((error, client, release) => {
        if (error) this.noteFailure(error, sentAt);
        callback(error, client, release);
      });
    }

    // biome-ignore lint/suspicious/noExplicitAny: with a callback it returns nothing, without one a promise
    override query(query: any, ...rest: any[]): any {
      // Each statement may take another connection, outside the transaction.
      if (/^\s*(begin|start\s+transaction)\b/i.test(query?.text ?? query))
        throw new Error('A transaction needs its own connection.');
      return super.query(query, ...(rest as []));
    }

    private noteFailure(error: Error, sentAt: number): void {
      if (isOutage(error)) noteOutage(error, sentAt);
      if (isTimeout(error)) this.unresponsive = { until: Date.now() + failFastMs, error };
    }

    /** Closes the connection after a timeout: a late result must not reach the next query. */
    private watch(client: PoolClient & { connectionParameters?: { query_timeout: number } }): void {
      // Without a listener, a connection lost between statements ends the process.
      client.on('error', () => {});
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const fail = (error: unknown, sentAt: number) => {
        if (error instanceof Error) this.noteFailure(error, sentAt);
        if (!isTimeout(error)) return;
        const { release } = client;
        client.release = () => {};
        release.call(client, error as Error);
        (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      };
      client.query = ((...args: unknown[]) => {
        if (client.connectionParameters)
          client.connectionParameters.query_timeout = this.hasQueryTimeout ? queryTimeoutMs : 0;
        const sentAt = performance.now();
        const last = args.at(-1);
        if (typeof last === 'function') {
          args[args.length - 1] = (error: unknown, result: unknown) => {
            if (error) fail(error, sentAt);
            else noteResponse(sentAt);
            last(error, result);
          };
          return query(...args);
        }
        const result = query(...args);
        if (result instanceof Promise) {
          result.then(
            () => noteResponse(sentAt),
            (error) => fail(error, sentAt),
          );
        }
        return result;
      }) as PoolClient['query'];
    }
  };
}

/** Lifts this side's timeout; migrations lift the server's with `SET LOCAL`. */
export async function withoutQueryTimeout(pool: unknown, work: () => Promise<void>): Promise<void> {
  const boundedPool = pool as { hasQueryTimeout: boolean };
  boundedPool.hasQueryTimeout = false;
  try {
    await work();
  } finally {
    boundedPool.hasQueryTimeout = true;
  }
}
