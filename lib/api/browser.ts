import type { input, output, ZodMiniType } from 'zod/mini';
import { apiUrl, type Endpoint, type PathParams } from '@/lib/contract/endpoint';
import type { Operations } from '@/lib/contract/operations';

/** Why a call failed: the server said no, it could not be reached, or it took too long. */
export class ApiFailure extends Error {
  constructor(
    readonly kind: 'answer' | 'network' | 'timeout',
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    /** The server's sentence for a person; empty where it had none. */
    message: string,
    /** The server's code, and the field of the request that it is about. */
    readonly code?: string,
    readonly field?: string,
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}

/** The operation of an endpoint. Its schemas are types here, so that none of them travels with an island. */
type OperationOf<E extends Endpoint> = Extract<Operations[keyof Operations], E>;
type Response<E extends Endpoint> = output<OperationOf<E>['response']>;

type Params<E extends Endpoint> = keyof PathParams<E> extends never ? { params?: never } : { params: PathParams<E> };
type Body<E extends Endpoint> =
  OperationOf<E> extends { readonly body: infer Schema extends ZodMiniType }
    ? { body: input<Schema> }
    : { body?: never };
type Query<E extends Endpoint> =
  OperationOf<E> extends { readonly query: infer Schema extends ZodMiniType }
    ? { query?: input<Schema> & Record<string, string | undefined> }
    : { query?: never };

type Options<Data> = {
  /** The learner's token. */
  token?: string;
  /** The same key sent twice stores once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Milliseconds until it counts as failed. */
  timeout?: number;
  /** Imports what makes sure of the shape of the response; without it, it is taken as it is. */
  schema?: () => Promise<{ parse: (data: unknown) => Data }>;
};

export type Call<E extends Endpoint, Data> = Params<E> & Query<E> & Body<E> & Options<Data>;

/**
 * Calls an operation of the site's own API and gives the `data` of its response. A 2xx in JSON has succeeded, also without any;
 * what cannot be done without it says so by its schema. Throws `ApiFailure`.
 */
export async function callApi<E extends Endpoint, Data = Response<E> | undefined>(
  endpoint: E,
  { params, query, body, token, idempotencyKey, signal, timeout = 30_000, schema }: Call<E, Data>,
): Promise<Data> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;

  const clock = new AbortController();
  const stop = () => clock.abort(signal?.reason);
  const timer = setTimeout(() => clock.abort('timeout'), timeout);
  signal?.addEventListener('abort', stop);
  try {
    // Before anything is sent: what was taken must not count as failed because a script did not come.
    const shape = schema && (await Promise.race([schema(), stopped(clock.signal)]));
    const response = await fetch(apiUrl(endpoint, params, query), {
      method: endpoint.method,
      headers,
      body: JSON.stringify(body),
      signal: clock.signal,
    });
    // What is no JSON comes from a network's own login page, whatever its status.
    const content: Content = await response.json().catch(() => null);
    if (!response.ok || !content) throw refused(response.status, content);
    return shape ? shape.parse(content.data) : (content.data as Data);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new ApiFailure(clock.signal.reason === 'timeout' ? 'timeout' : 'network', 0, '');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

export type Content = { data?: unknown; error?: unknown; code?: unknown; field?: unknown } | null;

const textOrNone = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The failure that a response tells. */
export const refused = (status: number, content: Content): ApiFailure =>
  new ApiFailure(
    'answer',
    status,
    textOrNone(content?.error) ?? '',
    textOrNone(content?.code),
    textOrNone(content?.field),
  );

/** Fails when the signal does: an import that never ends must not be waited for. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
