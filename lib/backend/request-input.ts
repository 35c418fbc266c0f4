import type { Context } from 'hono';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { getText } from '#text';
import { idempotencyKey } from '@/lib/contract/common';
import { AppError, badRequest } from '@/lib/errors';
import { refusal } from '@/lib/text/refusal';

// Messages for violations that no form of the site can cause.
z.config(en());

type Issue = { message: string; path: PropertyKey[]; code?: string; params?: { code?: unknown } };

/** `hasFieldPrefix` puts the field before messages of the library. Throws AppError 400. */
export function refuseInput([first]: Issue[], hasFieldPrefix = false): never {
  const field = first?.path.join('.') || undefined;
  const message = first?.message ?? 'This request cannot be read.';
  const code = typeof first?.params?.code === 'string' ? first.params.code : 'invalid';
  throw badRequest({ code, message: hasFieldPrefix && field ? `${field}: ${message}` : message }, field);
}

const nul = '\0';

/** @throws AppError 400, also for a repeated parameter */
export function readQuery<Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> {
  const input: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1)
      throw badRequest({ code: 'fieldRepeated', message: `${name}: ${getText('errors').fieldRepeated}` }, name);
    if (values[0]?.includes(nul))
      throw badRequest(
        { code: 'characterNotAllowed', message: `${name}: ${getText('errors').characterNotAllowed}` },
        name,
      );
    input[name] = values[0] ?? '';
  }
  const parsed = schema.safeParse(input);
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues, true);
}

/** @throws AppError 400 */
export function readParams<Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(c.req.param());
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues);
}

/** @throws AppError 400 */
export function readHeaders<Schema extends z.ZodMiniObject>(c: Context, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, c.req.header(name)])),
  );
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues);
}

export function readIdempotencyKey(c: Context): string | undefined {
  const header = c.req.header('idempotency-key');
  if (header !== undefined && !idempotencyKey.safeParse({ 'idempotency-key': header }).success) {
    throw badRequest(refusal('errors', 'idempotencyKeyInvalid'));
  }
  return header;
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError(415, 'jsonExpected', getText('errors').jsonExpected);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badRequest(refusal('errors', 'notUtf8'));
  }
  if (text.includes(nul) || text.includes('\\u0000')) throw badRequest(refusal('errors', 'characterNotAllowed'));
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(refusal('errors', 'notJson'));
  }
}

/** @throws AppError 400, or 415 if the body is not JSON by its type */
export async function readJsonBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(c));
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues);
}
