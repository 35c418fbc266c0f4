import 'server-only';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { extend, type ZodMiniType } from 'zod/mini';
import type { Backend } from '@/lib/backend/backend';
import { readJsonBody, readQuery } from '@/lib/backend/middleware/checked';
import { consumeClientLimit, spendForSender } from '@/lib/backend/middleware/limited';
import { type Route, routes } from '@/lib/backend/routes';
import { readUpload } from '@/lib/backend/uploads';
import { clientIp } from '@/lib/client-address';
import { existingIdPattern } from '@/lib/contract/common';
import { pathOf } from '@/lib/contract/endpoint';
import { headerNamesOf, type Operation } from '@/lib/contract/operation';
import { type OperationKey, operationsFor } from '@/lib/contract/operations';
import { chosenCourse, paymentRequest } from '@/lib/contract/payments';
import { env } from '@/lib/env';
import { AppError, badRequest } from '@/lib/errors';
import { toE164 } from '@/lib/format/phone';
import { isFromOtherSite } from '@/lib/session/same-site';
import { accounts } from '@/lib/text/en/accounts';
import { refusal } from '@/lib/text/refusal';
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
function forwardedPath(operation: Operation, c: Context): string {
  const params = c.req.param();
  const isEverySafe = Object.entries(params).every(([name, value]) => isSafe(name, value));
  if (!isEverySafe) throw badRequest({ code: 'idInvalid', message: 'This id is not valid.' });
  return `/api${pathOf(operation, params)}`;
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
function forwardedHeaders(operation: Operation, c: Context): Headers {
  const { auth } = operation;
  const { LEVEL_TEST_TOKEN } = env();
  const headers = new Headers({ accept: 'application/json' });
  const names = ['accept-language', ...(auth === 'none' ? [] : ['authorization']), ...headerNamesOf(operation)];
  for (const name of names) {
    const value = c.req.header(name);
    if (value && visible.test(value)) headers.set(name, value);
  }
  if (auth === 'level-test' && LEVEL_TEST_TOKEN) headers.set('authorization', `Bearer ${LEVEL_TEST_TOKEN}`);
  const ip = clientIp(c.req.raw.headers);
  if (ip) headers.set('x-forwarded-for', ip);
  return headers;
}

/** Bodies that differ from the built-in backend's: an existing backend has ids of its own. */
const ownBodies: Partial<Record<OperationKey, ZodMiniType>> = {
  requestPayment: extend(paymentRequest, {
    course: chosenCourse(existingIdPattern),
  }),
};

type Sent = Record<string, unknown>;

async function checkedBody(
  key: OperationKey,
  { multipart }: Operation,
  schema: ZodMiniType,
  c: Context,
): Promise<Sent> {
  const read = multipart ? readUpload : readJsonBody;
  return (await read(c, ownBodies[key] ?? schema)) as Sent;
}

async function limitSender(operation: Operation, sent: Sent): Promise<void> {
  const sender = operation.senderLimit && sent[operation.senderLimit.field];
  if (typeof sender === 'string') await spendForSender(operation, toE164(sender) ?? sender.toLowerCase());
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

const forward = (key: OperationKey, operation: Operation): Route => ({
  operation,
  respond: async (c) => {
    const { method, query, body } = operation;
    await consumeClientLimit(c, operation);
    if (query) readQuery(c, query);
    // A file is read when everything else is known to be right.
    const checked = body && !operation.multipart ? await checkedBody(key, operation, body, c) : undefined;
    const path = forwardedPath(operation, c);
    const headers = forwardedHeaders(operation, c);
    let content: BodyInit | null = null;
    if (body) {
      const { website, ...sent } = checked ?? (await checkedBody(key, operation, body, c));
      if (website && key === 'register') throw badRequest(refusal(accounts, 'signInFailed'));
      if (website) return c.json({});
      await limitSender(operation, sent);
      if (key === 'login' || key === 'register') sent.notificationToken = env().NOTIFICATION_TOKEN ?? '';
      content = serialise(sent, operation, headers);
    }
    const kind = operation.multipart ? 'upload' : method === 'GET' ? 'read' : 'write';
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
  },
});

/** No page of another site writes in a visitor's name: a login sets a cookie, and a form with a file needs no preflight. */
export const ownWritesOnly: MiddlewareHandler<Backend> = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead && isFromOtherSite(c.req.raw.headers, env().SITE_URL)) {
    throw new AppError(403, 'otherSite', 'This form belongs to another site.');
  }
  await next();
};

/** Every operation of the contract that is not answered here, with the checks and rate limits of the built-in backend. */
export function forwarding(): Hono<Backend> {
  const all = Object.entries(operationsFor(env().PRODUCT_KEY)) as [OperationKey, Operation][];
  return routes(
    ...all.filter(([key]) => !localOperations.includes(key)).map(([key, operation]) => forward(key, operation)),
  );
}
