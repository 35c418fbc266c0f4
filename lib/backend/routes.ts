import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import type { Operation } from '@/lib/contract/operation';
import { type Backend, sendData, sendFile } from './backend';
import { runOnce } from './idempotency';
import { noScript } from './middleware/no-script';
import { consumeClientLimit } from './rate-limits';
import { readHeaders, readIdempotencyKey, readJsonBody, readParams, readQuery } from './request-input';
import { checkResponse } from './response-check';
import { limitConcurrentUploads, readUpload } from './uploads';

type Parsed<O extends Operation, Part extends 'params' | 'query' | 'headers' | 'body'> = O extends {
  readonly [Name in Part]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

export type Input<O extends Operation, Learner> = {
  params: Parsed<O, 'params'>;
  query: Parsed<O, 'query'>;
  headers: Parsed<O, 'headers'>;
  body: Parsed<O, 'body'>;
  learner: O['auth'] extends 'session' | 'cookie' ? Learner : O['auth'] extends 'optional' ? Learner | null : undefined;
  /** Of the stored key, not the client's. */
  idempotencyId: string | undefined;
  c: Context<Backend>;
};

type Handler<O extends Operation, Learner> = (
  input: Input<O, Learner>,
) => z.output<O['response']> | Promise<z.output<O['response']>>;

export type Route = { operation: Operation; respond: (c: Context<Backend>) => Promise<Response> };

type Identify<Result> = (c: Context<Backend>) => Result | Promise<Result>;

/** `session`: Authorization header only; `cookie`: also the session cookie. Both throw AppError 401; `optional` does not. */
type Authentication<Learner> = Record<'session' | 'cookie', Identify<Learner>> & { optional: Identify<Learner | null> };

/** Rate limit, input, session, idempotency key, handler, `data`. Outside production, checks the data against the contract. */
export const routeWith =
  <Learner extends { _id: string }>(authentication: Authentication<Learner>) =>
  <const O extends Operation>(operation: O, handler: Handler<O, Learner>): Route => ({
    operation,
    respond: async (c) => {
      await consumeClientLimit(c, operation);
      const params = operation.params && readParams(c, operation.params);
      const query = operation.query && readQuery(c, operation.query);
      const headers = operation.headers && readHeaders(c, operation.headers);
      const { auth } = operation;
      const authenticate = async () => (auth === 'none' || auth === 'level-test' ? undefined : authentication[auth](c));
      // Authenticate before reading a file.
      const uploader = operation.multipart ? await authenticate() : undefined;
      const body = operation.body && (await readBody(c, operation, operation.body));
      const learner = operation.multipart ? uploader : await authenticate();
      const respond = (idempotencyId?: string) =>
        handler({ params, query, headers, body, learner, idempotencyId, c } as Input<O, Learner>);
      const key = operation.idempotent && readIdempotencyKey(c);
      const scope = [operation.method, operation.path, learner?._id ?? ''];
      const data = key ? await runOnce({ key, scope, path: c.req.path, body: body ?? {} }, respond) : await respond();
      if (process.env.NODE_ENV !== 'production') checkResponse(operation, data);
      return operation.mediaType ? sendFile(c, operation.mediaType, String(data)) : sendData(c, data);
    },
  });

const readBody = (c: Context<Backend>, operation: Operation, schema: z.ZodMiniType): Promise<unknown> =>
  operation.multipart ? readUpload(c, schema, operation) : readJsonBody(c, schema);

export function routes(...mounted: Route[]): Hono<Backend> {
  const app = new Hono<Backend>();
  for (const { operation, respond } of mounted) {
    const before = operation.noScript ? [noScript(operation)] : [];
    // An upload occupies its slot until its response is ready.
    const limits: MiddlewareHandler<Backend>[] = operation.multipart ? [limitConcurrentUploads] : [];
    app.on(operation.method, [operation.path], ...before, ...limits, respond);
  }
  return app;
}
