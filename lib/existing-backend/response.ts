import 'server-only';
import * as z from 'zod/mini';
import { type Failure, failure, tolerant } from '@/lib/contract/common';
import type { Operation } from '@/lib/contract/operation';
import { AppError, notFound } from '@/lib/errors';
import { logError } from '@/lib/log-error';

const refusals = {
  backendUnreachable: 'The school’s server does not answer. Please try again in a moment.',
  backendUnreadable: 'The school’s server gave an answer we cannot read.',
  backendFailed: 'The school’s server could not do this just now. Please try again in a moment.',
  backendRefused: 'The school’s server refused this request.',
  pathUnknown: 'The school’s server can’t do this online. Please call or email us.',
};

const unreadable = () => new AppError(502, 'backendUnreadable', refusals.backendUnreadable);

const maxErrorLength = 300;

function retryAfter({ headers }: Response): Record<string, string> {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(seconds) ? { 'Retry-After': seconds } : {};
}

const existingFailure = z.extend(failure, { code: tolerant(z.string()), field: tolerant(z.string()) });

/** Stack traces, code, file paths, error classes, and the terms of databases and tokens. */
const technical =
  /[\r\n{}<>`\\]|(?:^|[\s'"(])(?:\/[\w.-]+){2}|\w(?:Error|Exception)\b|\b(?:E11000|ECONN\w+|ENO\w+|ETIMEDOUT|ER_[A-Z]\w+|SQLSTATE|ObjectId|constraint|jwt)\b/;

const isForVisitors = (error: string) => error.length <= maxErrorLength && !technical.test(error.trim());

function pickFailure(content: unknown): Failure {
  const named = existingFailure.safeParse(content).data;
  const {
    error,
    code = 'backendRefused',
    field,
  } = named && isForVisitors(named.error) ? named : { error: refusals.backendRefused };
  return { error, code, field };
}

/** The specification reads `error` of a 200 as well. */
function isRefusal(content: { success?: unknown; error?: unknown; data?: unknown }): boolean {
  return content.success === false || (Boolean(content.error) && (content.data ?? undefined) === undefined);
}

/** A write has succeeded even if its `data` is malformed. */
function pickData({ method, response: schema }: Operation, data: unknown): unknown {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  if (method === 'GET') throw unreadable();
  return pickTexts(schema, data);
}

function pickTexts(schema: z.ZodMiniType, data: unknown): unknown {
  if (!('shape' in schema) || typeof data !== 'object' || data === null) return undefined;
  const names = Object.keys(schema.shape as object);
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  );
}

/** @throws AppError, which replaces a 5xx because its body is meant for developers */
async function pickResponse(operation: Operation, response: Response): Promise<Response> {
  const { status, ok } = response;
  if (status >= 500) {
    console.error(`The existing backend responded to ${operation.method} ${operation.path} with ${status}.`);
    throw new AppError(
      status === 503 ? 503 : 502,
      'backendFailed',
      refusals.backendFailed,
      undefined,
      retryAfter(response),
    );
  }
  const text = await response.text();
  const isEmptyWrite = ok && operation.method !== 'GET' && text.trim() === '';
  const content = isEmptyWrite ? {} : parseJson(text);
  if (typeof content !== 'object' || content === null) {
    if (status === 404 || status === 405) throw notFound({ code: 'pathUnknown', message: refusals.pathUnknown });
    throw unreadable();
  }
  if (!ok) return Response.json(pickFailure(content), { status, headers: retryAfter(response) });
  if (isRefusal(content)) {
    return Response.json(pickFailure(content), { status: operation.method === 'GET' ? 404 : 400 });
  }
  return Response.json({ data: pickData(operation, (content as { data?: unknown }).data) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function sendAndPick(operation: Operation, send: () => Promise<Response>): Promise<Response> {
  try {
    return await pickResponse(operation, await send());
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError(`Forwarding ${operation.method} ${operation.path} failed.`, error);
    throw new AppError(502, 'backendUnreachable', refusals.backendUnreachable);
  }
}
