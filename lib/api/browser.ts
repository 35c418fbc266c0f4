/** Why a call failed: the server said no, it could not be reached, or it took too long. */
export class ApiFailure extends Error {
  constructor(
    readonly kind: 'answer' | 'network' | 'timeout',
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    /** The server's sentence for a person; empty where it had none. */
    message: string,
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}

type Call<Data> = {
  method?: 'GET' | 'POST' | 'DELETE';
  json?: unknown;
  form?: FormData;
  /** The learner's token. */
  token?: string;
  /** The same key sent twice stores once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Milliseconds until it counts as failed. */
  timeout?: number;
  /** Imports what makes sure of the shape of the answer; without it, it is taken as it is. */
  schema?: () => Promise<{ parse: (data: unknown) => Data }>;
};

/**
 * Calls the site's own API (`path` without `/api`) and gives the `data` of its answer. A 2xx in JSON has succeeded, also without
 * any; what cannot be done without it says so by its schema. Throws `ApiFailure`.
 */
export async function callApi<Data = unknown>(path: string, call: Call<Data> = {}): Promise<Data> {
  const { method = 'GET', json, form, token, idempotencyKey, signal, timeout = 30_000, schema } = call;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;

  const clock = new AbortController();
  const stop = () => clock.abort(signal?.reason);
  const timer = setTimeout(() => clock.abort('timeout'), timeout);
  signal?.addEventListener('abort', stop);
  try {
    // Before anything is sent: what was taken must not count as failed because a script did not come.
    const shape = schema && (await Promise.race([schema(), stopped(clock.signal)]));
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
    const answer = await fetch(`/api${path}`, { method, headers, body, signal: clock.signal });
    // What is no JSON comes from a network's own login page, whatever its status.
    const content: { data?: unknown; error?: unknown } | null = await answer.json().catch(() => null);
    if (!answer.ok || !content) {
      throw new ApiFailure('answer', answer.status, typeof content?.error === 'string' ? content.error : '');
    }
    return shape ? shape.parse(content.data) : (content.data as Data);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new ApiFailure(clock.signal.reason === 'timeout' ? 'timeout' : 'network', 0, '');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Fails when the signal does: an import that never ends must not be waited for. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
