import 'server-only';
import { extend, string, type ZodMiniType } from 'zod/mini';
import { type Failure, failure, tolerant } from '@/lib/contract/common';
import type { Operation } from '@/lib/contract/operation';
import { AppError, notFound } from '@/lib/errors';
import { logError } from '@/lib/log-error';

/** What is said of the existing backend, by code. */
const refusals = {
  backendUnreachable: 'The school’s server does not answer. Please try again in a moment.',
  backendUnreadable: 'The school’s server gave an answer we cannot read.',
  backendFailed: 'The school’s server could not do this just now. Please try again in a moment.',
  backendRefused: 'The school’s server refused this request.',
};

const unreadable = () => new AppError(502, 'backendUnreadable', refusals.backendUnreadable);

const maxErrorLength = 300;

function retryAfter({ headers }: Response): Record<string, string> {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(seconds) ? { 'Retry-After': seconds } : {};
}

/** An existing backend may know the sentence alone. */
const existingFailure = extend(failure, { code: tolerant(string()), field: tolerant(string()) });

/** The parts of a 4xx body that the contract names. A stack trace is longer than a sentence, or has line breaks. */
function namedFailure(content: unknown): Failure {
  const named = existingFailure.safeParse(content).data;
  const isSentence = named && named.error.length <= maxErrorLength && !/[\r\n]/.test(named.error.trim());
  const { error, code = 'backendRefused', field } = isSentence ? named : { error: refusals.backendRefused };
  return { error, code, field };
}

/** The parts of `data` that the contract names. Undefined where a successful write returned something else: it is done all the same. */
function namedData({ method, response: schema }: Operation, data: unknown): unknown {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  if (method === 'GET') throw unreadable();
  return namedTexts(schema, data);
}

function namedTexts(schema: ZodMiniType, data: unknown): unknown {
  if (!('shape' in schema) || typeof data !== 'object' || data === null) return undefined;
  const names = Object.keys(schema.shape as object);
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  );
}

/**
 * What a visitor gets of the existing backend's response: `data`, or the `error` of a 4xx. Its 5xx bodies are written for its
 * developers and are replaced.
 * @throws AppError 502 or 503 for a 5xx and for a body that is not JSON, 404 for an operation that it does not have.
 */
async function namedResponse(operation: Operation, response: Response): Promise<Response> {
  const { status, ok } = response;
  if (status >= 500) {
    console.error(`The existing backend answered ${operation.method} ${operation.path} with ${status}.`);
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
    if (status === 404 || status === 405)
      throw notFound({ code: 'pathUnknown', message: 'There is nothing at this address.' });
    throw unreadable();
  }
  if (!ok) return Response.json(namedFailure(content), { status, headers: retryAfter(response) });
  return Response.json({ data: namedData(operation, (content as { data?: unknown }).data) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request and reads its response as `namedResponse` does. @throws AppError 502 when there is none. */
export async function answered(operation: Operation, send: () => Promise<Response>): Promise<Response> {
  try {
    return await namedResponse(operation, await send());
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError(`Forwarding ${operation.method} ${operation.path} failed.`, error);
    throw new AppError(502, 'backendUnreachable', refusals.backendUnreachable);
  }
}
