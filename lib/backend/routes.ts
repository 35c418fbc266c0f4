import { type Context, Hono } from 'hono';
import type { output, ZodMiniType } from 'zod/mini';
import type { Operation } from '@/lib/contract/operation';
import { answer, type Backend } from './backend';
import { readHeaders, readIdempotencyKey, readJsonBody, readParams, readQuery } from './middleware/checked';
import { consumeClientLimit } from './middleware/limited';
import { noScript } from './middleware/no-script';
import { checkResponse } from './response-check';
import { readUpload } from './uploads';

type Parsed<O extends Operation, Part extends 'params' | 'query' | 'headers' | 'body'> = O extends {
  readonly [Name in Part]: infer Schema extends ZodMiniType;
}
  ? output<Schema>
  : undefined;

export type Input<O extends Operation, Learner> = {
  params: Parsed<O, 'params'>;
  query: Parsed<O, 'query'>;
  headers: Parsed<O, 'headers'>;
  body: Parsed<O, 'body'>;
  /** Who calls, where the operation asks for a session. */
  learner: O['auth'] extends 'session' | 'cookie' ? Learner : undefined;
  idempotencyKey: string | undefined;
  c: Context<Backend>;
};

type Handler<O extends Operation, Learner> = (
  input: Input<O, Learner>,
) => output<O['response']> | Promise<output<O['response']>>;

/** An operation and what responds to it. */
export type Route = { operation: Operation; respond: (c: Context<Backend>) => Promise<Response> };

/** Finds the learner of a request, or throws 401: by the Authorization header alone, or by the session cookie as well. */
type Authentication<Learner> = Record<'session' | 'cookie', (c: Context<Backend>) => Learner | Promise<Learner>>;

/** Makes `route` for a backend with its own sessions. */
export const routeWith =
  <Learner>(authentication: Authentication<Learner>) =>
  <const O extends Operation>(operation: O, handler: Handler<O, Learner>): Route => ({
    operation,
    respond: async (c) => {
      await consumeClientLimit(c, operation);
      const params = operation.params && readParams(c, operation.params);
      const query = operation.query && readQuery(c, operation.query);
      const headers = operation.headers && readHeaders(c, operation.headers);
      const { auth } = operation;
      const authenticate = async () => (auth === 'session' || auth === 'cookie' ? authentication[auth](c) : undefined);
      // Nobody uploads a file before it is known that they may.
      const uploader = operation.multipart && (await authenticate());
      const body = operation.body && (await readBody(c, operation, operation.body));
      const learner = uploader ?? (await authenticate());
      const idempotencyKey = operation.idempotent && readIdempotencyKey(c);
      // The schemas have given these values; the compiler cannot follow an optional one.
      const input = { params, query, headers, body, learner, idempotencyKey, c } as Input<O, Learner>;
      const data = await handler(input);
      if (process.env.NODE_ENV !== 'production') checkResponse(operation, data);
      return answer(c, data);
    },
  });

const readBody = (c: Context<Backend>, { multipart }: Operation, schema: ZodMiniType): Promise<unknown> =>
  multipart ? readUpload(c, schema) : readJsonBody(c, schema);

/** Mounts routes under the methods and paths of their operations. */
export function routes(...mounted: Route[]): Hono<Backend> {
  const app = new Hono<Backend>();
  for (const { operation, respond } of mounted) {
    const before = operation.noScript ? [noScript(operation)] : [];
    app.on(operation.method, [operation.path], ...before, respond);
  }
  return app;
}
