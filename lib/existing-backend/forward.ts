import 'server-only';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { extend, regex, string, type ZodMiniType } from 'zod/mini';
import type { Backend } from '@/lib/backend/backend';
import { body, query } from '@/lib/backend/middleware/checked';
import { spend } from '@/lib/backend/middleware/limited';
import { noScriptForms } from '@/lib/backend/no-script-forms';
import { checkedUpload } from '@/lib/backend/uploads';
import { clientIp } from '@/lib/client-address';
import { existingIdPattern } from '@/lib/contract/common';
import { type Operation, type OperationKey, operationsFor } from '@/lib/contract/operations';
import { paymentRequest } from '@/lib/contract/payments';
import { env } from '@/lib/env';
import { AppError, badRequest } from '@/lib/errors';
import { toE164 } from '@/lib/format/phone';
import { isFromOtherSite } from '@/lib/session/same-site';
import { accounts } from '@/lib/text/en/accounts';
import { payments } from '@/lib/text/en/payments';
import { requestExistingBackend, timeoutMs } from './request';
import { answered } from './response';
import { withMirror } from './session';

/** Answered by this process: the existing backend does not have them. */
const localOperations: OperationKey[] = ['submitAttempt', 'countPostView', 'logout', 'getLearner', 'mirrorSession'];

/** A reset token may be a JWT. Dots stand alone and between other characters, so that no path segment is `..`. */
const tokenPattern = /^[A-Za-z0-9_~$=+-]+(?:\.[A-Za-z0-9_~$=+-]+)*$/;
const maxTokenLength = 2000;

const isSafe = (name: string, value: string) =>
  name === 'otp' ? value.length <= maxTokenLength && tokenPattern.test(value) : existingIdPattern.test(value);

/** The path to forward to, built anew from checked parameters. */
function forwardedPath({ path }: Operation, c: Context): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = c.req.param(name) ?? '';
    if (!isSafe(name, value)) throw badRequest('This id is not valid.');
    return encodeURIComponent(value);
  });
}

/** The query parameters that the contract names, as they were sent. */
function forwardedQuery({ query: schema }: Operation, c: Context): string {
  const named = Object.keys(schema?.shape ?? {}).flatMap((name) => {
    const value = c.req.query(name);
    return value === undefined ? [] : [[name, value]];
  });
  return named.length > 0 ? `?${new URLSearchParams(named)}` : '';
}

const visible = /^[\x21-\x7e][\x20-\x7e]*$/;

/** Never a cookie, and never an X-Forwarded-For that a visitor wrote. */
function forwardedHeaders({ auth, path, headers: schema }: Operation, c: Context): Headers {
  const { LEVEL_TEST_TOKEN } = env();
  const headers = new Headers({ accept: 'application/json' });
  const names = ['accept-language', ...(auth === 'none' ? [] : ['authorization']), ...Object.keys(schema?.shape ?? {})];
  for (const name of names) {
    const value = c.req.header(name);
    if (value && visible.test(value)) headers.set(name, value);
  }
  if (path.startsWith('/levelstests/') && LEVEL_TEST_TOKEN) headers.set('authorization', `Bearer ${LEVEL_TEST_TOKEN}`);
  const ip = clientIp(c.req.raw.headers);
  if (ip) headers.set('x-forwarded-for', ip);
  return headers;
}

/** Bodies that differ from the built-in backend's: an existing backend has ids of its own. */
const ownBodies: Partial<Record<OperationKey, ZodMiniType>> = {
  requestPayment: extend(paymentRequest, {
    course: string({ error: payments.courseRequired }).check(regex(existingIdPattern, payments.courseRequired)),
  }),
};

type Sent = Record<string, unknown>;

async function checkedBody(key: OperationKey, operation: Operation, c: Context): Promise<Sent> {
  const schema = ownBodies[key] ?? operation.body;
  if (operation.multipart) return (await checkedUpload(c, schema as ZodMiniType)) as Sent;
  return c.get('bodyData');
}

async function limitSender({ senderLimit }: Operation, sent: Sent): Promise<void> {
  const sender = senderLimit && sent[senderLimit.field];
  if (typeof sender !== 'string') return;
  for (const name of senderLimit?.rateLimits ?? []) await spend(name, toE164(sender) ?? sender.toLowerCase());
}

/** The body to forward: the fields that the contract names, files byte for byte. */
function serialise(sent: Sent, operation: Operation, headers: Headers): BodyInit {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  if (!operation.multipart) {
    headers.set('content-type', 'application/json');
    return JSON.stringify(Object.fromEntries(given));
  }
  const form = new FormData();
  for (const [name, value] of given) form.append(name, value instanceof File ? value : String(value));
  return form;
}

/** The questions without their answers, which the existing backend gives to the holder of the token. */
async function withoutAnswers(response: Response): Promise<Response> {
  const text = await response.text();
  const content = JSON.parse(text, (key, value) => (key === 'answer' ? undefined : value));
  return Response.json(content, { status: response.status });
}

function forward(key: OperationKey, operation: Operation) {
  const { method } = operation;
  const kind = operation.multipart ? 'upload' : method === 'GET' ? 'read' : 'write';
  return async (c: Context): Promise<Response> => {
    const path = forwardedPath(operation, c);
    const headers = forwardedHeaders(operation, c);
    let content: BodyInit | null = null;
    if (operation.body) {
      const { website, ...sent } = await checkedBody(key, operation, c);
      if (website && key === 'register') throw badRequest(accounts.signInFailed);
      if (website) return c.json({});
      await limitSender(operation, sent);
      if (key === 'login' || key === 'register') sent.notificationToken = env().NOTIFICATION_TOKEN ?? '';
      content = serialise(sent, operation, headers);
    }
    const response = await answered(operation, () =>
      requestExistingBackend(`${path}${forwardedQuery(operation, c)}`, {
        method,
        headers,
        body: content,
        timeout: timeoutMs[kind],
      }),
    );
    if (key === 'getLevelTest') return withoutAnswers(response);
    return key === 'login' || key === 'register' ? withMirror(c.req.raw, response) : response;
  };
}

const limitClient =
  ({ rateLimit }: Operation): MiddlewareHandler<Backend> =>
  async (c, next) => {
    if (rateLimit) await spend(rateLimit, c.get('address'));
    await next();
  };

/** No page of another site writes in a visitor's name: a login sets a cookie, and a form with a file needs no preflight. */
export const ownWritesOnly: MiddlewareHandler<Backend> = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead && isFromOtherSite(c.req.raw.headers, env().SITE_URL)) {
    throw new AppError(403, 'This form belongs to another site.');
  }
  await next();
};

function stepsOf(key: OperationKey, operation: Operation): MiddlewareHandler[] {
  const steps: MiddlewareHandler[] = [];
  if (key in noScriptForms) steps.push(noScriptForms[key as keyof typeof noScriptForms]);
  steps.push(limitClient(operation) as MiddlewareHandler);
  if (operation.query) steps.push(query(operation.query));
  if (operation.body && !operation.multipart) steps.push(body(operation.body));
  return steps;
}

/** Every operation of the contract that is not answered here, with the checks and rate limits of the built-in backend. */
export function forwarding(): Hono<Backend> {
  const routes = new Hono<Backend>();
  for (const [key, operation] of Object.entries(operationsFor(env().PRODUCT_KEY)) as [OperationKey, Operation][]) {
    if (localOperations.includes(key)) continue;
    routes.on(operation.method, [operation.path], ...stepsOf(key, operation), forward(key, operation));
  }
  return routes;
}
