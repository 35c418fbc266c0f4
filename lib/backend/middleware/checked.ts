import type { Context } from 'hono';
import { en } from 'zod/locales';
import { config, type output, type ZodMiniObject, type ZodMiniType } from 'zod/mini';
import { idempotencyKey } from '@/lib/contract/common';
import { AppError, badRequest } from '@/lib/errors';

// What no form can send has no sentence in the contract: whoever calls the API wrongly reads the library's.
config(en());

type Issue = { message: string; path: PropertyKey[]; code?: string; params?: { code?: unknown } };

/** Refuses input for its first issue; `named` puts the field before a sentence of the library, which does not name it. */
export function refuseInput([first]: Issue[], named = false): never {
  const field = first?.path.join('.') || undefined;
  const said = first?.message ?? 'This request cannot be read.';
  const code = typeof first?.params?.code === 'string' ? first.params.code : 'invalid';
  throw badRequest({ code, message: named && field ? `${field}: ${said}` : said }, field);
}

const nul = '\0';

/** Query parameters by a schema of texts. A repeated parameter is refused, so that nobody can say two things at once. */
export function readQuery<Schema extends ZodMiniType>(c: Context, schema: Schema): output<Schema> {
  const given: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1)
      throw badRequest({ code: 'fieldRepeated', message: `${name}: may be given once only.` }, name);
    if (values[0]?.includes(nul))
      throw badRequest(
        { code: 'characterNotAllowed', message: `${name}: holds a character that is not allowed.` },
        name,
      );
    given[name] = values[0] ?? '';
  }
  const parsed = schema.safeParse(given);
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues, true);
}

/** Path parameters by a schema of texts: what is malformed never reaches a query. */
export function readParams<Schema extends ZodMiniType>(c: Context, schema: Schema): output<Schema> {
  const parsed = schema.safeParse(c.req.param());
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues);
}

/** The request headers that a schema names. */
export function readHeaders<Schema extends ZodMiniObject>(c: Context, schema: Schema): output<Schema> {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, c.req.header(name)])),
  );
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues);
}

/** The caller's own name for what is sent, shared by all tries of it; undefined where there is none. Throws 400 for a wrong length. */
export function readIdempotencyKey(c: Context): string | undefined {
  const header = c.req.header('idempotency-key');
  if (header !== undefined && !idempotencyKey.safeParse({ 'idempotency-key': header }).success) {
    throw badRequest({ code: 'idempotencyKeyInvalid', message: 'An Idempotency-Key has 8 to 128 characters.' });
  }
  return header;
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError(415, 'jsonExpected', 'Please send JSON (Content-Type: application/json).');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badRequest({ code: 'notUtf8', message: 'This text is not UTF-8.' });
  }
  if (text.includes(nul) || text.includes('\\u0000'))
    throw badRequest({ code: 'characterNotAllowed', message: 'This text holds a character that is not allowed.' });
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest({ code: 'notJson', message: 'This is not JSON.' });
  }
}

/** A JSON body by its schema; the first broken rule is answered in the words of the form. */
export async function readJsonBody<Schema extends ZodMiniType>(c: Context, schema: Schema): Promise<output<Schema>> {
  const parsed = schema.safeParse(await readJson(c));
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues);
}
