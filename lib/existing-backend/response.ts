import 'server-only';
import * as z from 'zod/mini';
import { getLocale, getText } from '#text';
import { type Failure, failure, tolerant } from '@/lib/contract/common';
import type { Operation } from '@/lib/contract/operation';
import { AppError, notFound } from '@/lib/errors';
import { defaultLocale } from '@/lib/format/locale';
import { parseJson } from '@/lib/format/parse-json';
import { logError } from '@/lib/log-error';

const unreadable = () => new AppError(502, 'backendUnreadable', getText('errors').backendUnreadable);

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

function pickFailure(content: unknown, status: number): Failure {
  const named = existingFailure.safeParse(content).data;
  const isShown = named !== undefined && isForVisitors(named.error);
  const { code = 'backendRefused', field } = isShown ? named : {};
  const own = isShown && getLocale() === defaultLocale ? named.error : translationOf(code, status);
  return { error: own ?? (isShown ? named.error : getText('errors').backendRefused), code, field };
}

/** What the codes and statuses that we know mean, in the language of the request. */
function translationOf(code: string, status: number): string | undefined {
  const [forms, errors, accounts] = [getText('forms'), getText('errors'), getText('accounts')];
  for (const texts of [accounts, forms, errors] as Record<string, unknown>[]) {
    if (code !== 'backendRefused' && Object.hasOwn(texts, code) && typeof texts[code] === 'string') return texts[code];
  }
  const byStatus: Record<number, string> = { 413: errors.requestTooLarge, 429: forms.busy };
  return byStatus[status];
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
      getText('errors').backendFailed,
      undefined,
      retryAfter(response),
    );
  }
  const text = await response.text();
  const isEmptyWrite = ok && operation.method !== 'GET' && text.trim() === '';
  const content = isEmptyWrite ? {} : parseJson(text);
  if (typeof content !== 'object' || content === null) {
    if (status === 404 || status === 405) throw notFound({ code: 'pathUnknown', message: getText('errors').notOnline });
    throw unreadable();
  }
  if (!ok) return Response.json(pickFailure(content, status), { status, headers: retryAfter(response) });
  if (isRefusal(content)) {
    return Response.json(pickFailure(content, status), { status: operation.method === 'GET' ? 404 : 400 });
  }
  return Response.json({ data: pickData(operation, (content as { data?: unknown }).data) });
}

export async function sendAndPick(operation: Operation, send: () => Promise<Response>): Promise<Response> {
  try {
    return await pickResponse(operation, await send());
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError(`Forwarding ${operation.method} ${operation.path} failed.`, error);
    throw new AppError(502, 'backendUnreachable', getText('errors').backendUnreachable);
  }
}
