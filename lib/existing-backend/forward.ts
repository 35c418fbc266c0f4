import 'server-only';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { Backend } from '@/lib/backend/backend';
import { consumeClientLimit, consumeSenderLimit } from '@/lib/backend/rate-limits';
import { readJsonBody, readQuery } from '@/lib/backend/request-input';
import { type Route, routes } from '@/lib/backend/routes';
import { readUpload } from '@/lib/backend/uploads';
import { existingIdPattern } from '@/lib/contract/common';
import { apiUrl } from '@/lib/contract/endpoint';
import { headerNamesOf, type Operation } from '@/lib/contract/operation';
import { type OperationKey, operationsFor } from '@/lib/contract/operations';
import { chosenCourse, paymentRequest } from '@/lib/contract/payments';
import { env } from '@/lib/env';
import { badRequest, forbidden } from '@/lib/errors';
import { toE164 } from '@/lib/format/phone';
import { clientIp } from '@/lib/http/client-ip';
import { isFromOtherSite } from '@/lib/session/same-site';
import { refusal } from '@/lib/text/refusal';
import { requestExistingBackend, timeoutMs } from './request';
import { sendAndPick } from './response';
import { ownCookie, withSessionCookie } from './session';

const localOperations: OperationKey[] = [
  'listTestLevels',
  'submitAttempt',
  'countPostView',
  'logout',
  'getLearner',
  'getSessionToken',
  'mirrorSession',
];

/** A reset token may be a JWT. The pattern excludes `..`. */
const tokenPattern = /^[A-Za-z0-9_~$=+-]+(?:\.[A-Za-z0-9_~$=+-]+)*$/;
const maxTokenLength = 2000;

const isSafe = (name: string, value: string) =>
  name === 'otp' ? value.length <= maxTokenLength && tokenPattern.test(value) : existingIdPattern.test(value);

function forwardedPath(operation: Operation, c: Context): string {
  const params = c.req.param();
  const isEverySafe = Object.entries(params).every(([name, value]) => isSafe(name, value));
  if (!isEverySafe) throw badRequest(refusal('errors', 'idInvalid'));
  return apiUrl(operation, params);
}

function forwardedQuery({ query: schema }: Operation, c: Context): string {
  const pairs = Object.keys(schema?.shape ?? {}).flatMap((name) => {
    const value = c.req.query(name);
    return value === undefined ? [] : [[name, value]];
  });
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

const printable = /^[\x21-\x7e][\x20-\x7e]*$/;

/** Forwards neither cookies nor a client’s own X-Forwarded-For. */
function forwardedHeaders(operation: Operation, c: Context): Headers {
  const { auth } = operation;
  const { LEVEL_TEST_TOKEN } = env();
  const headers = new Headers({ accept: 'application/json' });
  const names = ['accept-language', ...(auth === 'none' ? [] : ['authorization']), ...headerNamesOf(operation)];
  for (const name of names) {
    const value = c.req.header(name);
    if (value && printable.test(value)) headers.set(name, value);
  }
  const acceptsCookie = auth === 'cookie' || (auth === 'session' && c.get('isFormPost'));
  const token = acceptsCookie && !headers.has('authorization') ? ownCookie(c.req.raw) : undefined;
  if (token && printable.test(token)) headers.set('authorization', `Bearer ${token}`);
  if (auth === 'level-test' && LEVEL_TEST_TOKEN) headers.set('authorization', `Bearer ${LEVEL_TEST_TOKEN}`);
  const ip = clientIp(c.req.raw.headers);
  if (ip) headers.set('x-forwarded-for', ip);
  return headers;
}

const bodySchemas: Partial<Record<OperationKey, z.ZodMiniType>> = {
  requestPayment: z.extend(paymentRequest, {
    course: chosenCourse(existingIdPattern),
  }),
};

type BodyFields = Record<string, unknown>;

async function readBody(key: OperationKey, operation: Operation, body: z.ZodMiniType, c: Context): Promise<BodyFields> {
  const schema = bodySchemas[key] ?? body;
  const fields = operation.multipart ? await readUpload(c, schema, operation) : await readJsonBody(c, schema);
  return fields as BodyFields;
}

async function limitSender(operation: Operation, fields: BodyFields): Promise<void> {
  const sender = operation.senderLimit && fields[operation.senderLimit.field];
  if (typeof sender === 'string') await consumeSenderLimit(operation, toE164(sender) ?? sender.toLowerCase());
}

function serialise(fields: BodyFields, operation: Operation, headers: Headers): BodyInit {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (!operation.multipart) {
    headers.set('content-type', 'application/json');
    return JSON.stringify(Object.fromEntries(entries));
  }
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value instanceof File ? value : String(value));
  return form;
}

/** The existing backend returns answers to the level-test token. */
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
    // A file is read after everything else has been checked.
    const checked = body && !operation.multipart ? await readBody(key, operation, body, c) : undefined;
    const path = forwardedPath(operation, c);
    const headers = forwardedHeaders(operation, c);
    let content: BodyInit | null = null;
    if (body) {
      const { website, ...fields } = checked ?? (await readBody(key, operation, body, c));
      if (website && key === 'register') throw badRequest(refusal('accounts', 'signInFailed'));
      if (website) return c.json({});
      await limitSender(operation, fields);
      if (key === 'login' || key === 'register') fields.notificationToken = env().NOTIFICATION_TOKEN ?? '';
      content = serialise(fields, operation, headers);
    }
    const kind = operation.multipart ? 'upload' : method === 'GET' ? 'read' : 'write';
    const response = await sendAndPick(operation, () =>
      requestExistingBackend(`${path}${forwardedQuery(operation, c)}`, {
        method,
        headers,
        body: content,
        timeout: timeoutMs[kind],
      }),
    );
    if (key === 'getLevelTest') return withoutAnswers(response);
    return key === 'login' || key === 'register' ? withSessionCookie(c.req.raw, response) : response;
  },
});

/** Prevents cross-site request forgery: a login sets a cookie, and multipart forms need no preflight. */
export const refuseOtherSites: MiddlewareHandler<Backend> = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead && isFromOtherSite(c.req.raw.headers, env().SITE_URL)) {
    throw forbidden(refusal('errors', 'otherSite'));
  }
  await next();
};

export function forwarding(): Hono<Backend> {
  const operations = Object.entries(operationsFor(env().PRODUCT_KEY)) as [OperationKey, Operation][];
  return routes(
    ...operations.filter(([key]) => !localOperations.includes(key)).map(([key, operation]) => forward(key, operation)),
  );
}
