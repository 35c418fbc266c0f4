import type { Socket } from 'node:net';
import type { ClientBase, Pool, PoolClient, PoolConfig } from 'pg';

/** For a free connection, and for a new one. */
const connectTimeoutMs = 3000;
/** After it the server ends a statement… */
const statementTimeoutMs = 6000;
/** …and where the server does not answer at all, this process stops waiting. */
const queryTimeoutMs = 7000;
/** After a timeout callers are refused at once for so long, so that they do not wait in vain one after the other. */
const failFastMs = 3000;

export const poolOptions = {
  max: 8,
  connectionTimeoutMillis: connectTimeoutMs,
  query_timeout: queryTimeoutMs,
  keepAlive: true,
  // Not as a parameter of the connection, which poolers such as PgBouncer refuse.
  onConnect: (client: ClientBase) => client.query(`SET statement_timeout = ${statementTimeoutMs}`),
} satisfies PoolConfig;

/** The database has just kept somebody waiting for too long, and is not asked again yet. */
export class DatabaseUnresponsiveError extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseUnresponsiveError';
  }
}

const isTimeout = (error: unknown) =>
  error instanceof Error &&
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/.test(
    error.message,
  );

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error) => void) => void;

/**
 * A pool whose callers wait for a bounded time: after a timeout the connection is closed, and for a few seconds further callers are
 * refused at once.
 */
export function boundedPool(Base: typeof Pool): typeof Pool {
  return class BoundedPool extends Base {
    /** Survives the build's minifier: the query builder gives a transaction a connection of its own only if the name says Pool. */
    static override readonly name = 'BoundedPool';
    /** False while migrations run, which may take as long as they need. */
    isLimited = true;
    private unresponsive: { until: number; error: Error } | undefined;

    constructor(options?: PoolConfig) {
      super(options);
      // An idle connection that the server closed is replaced at the next use.
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
      if (unresponsive && Date.now() < unresponsive.until) {
        process.nextTick(callback, new DatabaseUnresponsiveError(unresponsive.error), undefined, () => {});
        return undefined;
      }
      return super.connect((error, client, release) => {
        if (error) this.noteFailure(error);
        callback(error, client, release);
      });
    }

    // biome-ignore lint/suspicious/noExplicitAny: with a callback it returns nothing, without one a promise
    override query(query: any, ...rest: any[]): any {
      // Each statement of the pool may take another connection: what follows would be stored outside the transaction, or never.
      if (/^\s*(begin|start\s+transaction)\b/i.test(query?.text ?? query))
        throw new Error('A transaction needs a connection of its own.');
      return super.query(query, ...(rest as []));
    }

    private noteFailure(error: Error): void {
      if (isTimeout(error)) this.unresponsive = { until: Date.now() + failFastMs, error };
    }

    /** Closes the connection after a timeout: its answer may still come, and a transaction on it may never be given back. */
    private watch(client: PoolClient & { connectionParameters?: { query_timeout: number } }): void {
      // Without a listener, a connection that is lost between two statements would end the process.
      client.on('error', () => {});
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const fail = (error: unknown) => {
        if (!isTimeout(error)) return;
        this.noteFailure(error as Error);
        const { release } = client;
        client.release = () => {};
        release.call(client, error as Error);
        (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      };
      client.query = ((...args: unknown[]) => {
        if (client.connectionParameters)
          client.connectionParameters.query_timeout = this.isLimited ? queryTimeoutMs : 0;
        const last = args.at(-1);
        if (typeof last === 'function') {
          args[args.length - 1] = (error: unknown, result: unknown) => {
            fail(error);
            last(error, result);
          };
          return query(...args);
        }
        const result = query(...args);
        if (result instanceof Promise) result.catch(fail);
        return result;
      }) as PoolClient['query'];
    }
  };
}

/** Runs `work` without a limit for its statements on this side. The server's own is set aside by `SET LOCAL` in a transaction. */
export async function withoutQueryTimeout(pool: unknown, work: () => Promise<void>): Promise<void> {
  const bounded = pool as { isLimited: boolean };
  bounded.isLimited = false;
  try {
    await work();
  } finally {
    bounded.isLimited = true;
  }
}
