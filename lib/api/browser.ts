import type * as z from 'zod/mini';
import { getLocale } from '#text';
import { apiUrl, type Endpoint, type PathParams } from '@/lib/contract/endpoint';
import type { Operations } from '@/lib/contract/operations';
import { idempotencyKeyOf } from './idempotency-key';

/** `network`: no response, or not JSON. */
export class ApiError extends Error {
  constructor(
    readonly kind: 'response' | 'network' | 'timeout',
    readonly status: number,
    message: string,
    readonly code?: string,
    readonly field?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Types only, so that islands do not load the schemas. */
type OperationOf<E extends Endpoint> = Extract<Operations[keyof Operations], E>;
type Response<E extends Endpoint> = z.output<OperationOf<E>['response']>;

type Params<E extends Endpoint> = keyof PathParams<E> extends never ? { params?: never } : { params: PathParams<E> };
type Body<E extends Endpoint> =
  OperationOf<E> extends { readonly body: infer Schema extends z.ZodMiniType }
    ? { body: z.input<Schema> }
    : { body?: never };
type Query<E extends Endpoint> =
  OperationOf<E> extends { readonly query: infer Schema extends z.ZodMiniType }
    ? { query?: z.input<Schema> & Record<string, string | undefined> }
    : { query?: never };

type Options<Data> = {
  token?: string;
  /** One per filled-in form. The idempotency key is derived from it, the URL and the body. */
  formKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Without it the response is not validated. */
  schema?: () => Promise<{ parse: (data: unknown) => Data }>;
};

export type Call<E extends Endpoint, Data> = Params<E> & Query<E> & Body<E> & Options<Data>;

/** @throws ApiError, but not for a 2xx in JSON without `data`, unless there is a `schema` */
export async function callApi<E extends Endpoint, Data = Response<E> | undefined>(
  endpoint: E,
  { params, query, body, token, formKey, signal, timeoutMs = 30_000, schema }: Call<E, Data>,
): Promise<Data> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': getLocale() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  const url = apiUrl(endpoint, params, query);
  if (formKey) headers['idempotency-key'] = idempotencyKeyOf(formKey, [url, body]);

  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort('timeout'), timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    // Before the request, because a failed import after it would make a stored submission look like a failure.
    const responseSchema = schema && (await Promise.race([schema(), rejectOnAbort(controller.signal)]));
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    // Captive portals respond with HTML.
    const content: ResponseBody = await response.json().catch(() => null);
    if (!response.ok || !content) throw toApiError(response.status, content);
    return responseSchema ? responseSchema.parse(content.data) : (content.data as Data);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(controller.signal.reason === 'timeout' ? 'timeout' : 'network', 0, '');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

export type ResponseBody = { data?: unknown; error?: unknown; code?: unknown; field?: unknown } | null;

const textOrUndefined = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const toApiError = (status: number, content: ResponseBody): ApiError =>
  new ApiError(
    'response',
    status,
    textOrUndefined(content?.error) ?? '',
    textOrUndefined(content?.code),
    textOrUndefined(content?.field),
  );

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
