import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { en } from 'zod/locales';
import { config, type output, type ZodMiniType } from 'zod/mini';
import type { Backend } from '@/lib/backend/backend';
import { AppError, badRequest } from '@/lib/errors';

// What no form can send has no sentence in the contract: whoever calls the API wrongly reads the library's.
config(en());

type Checked<Kind extends string, Schema extends ZodMiniType> = Backend & {
  Variables: { [Name in `${Kind}Data`]: output<Schema> };
};

/** The first problem in words, with the field it is about where a person would not see it otherwise. */
function refuse(issues: { message: string; path: PropertyKey[] }[], named: boolean): never {
  const [first] = issues;
  const field = named && first?.path.length ? `${first.path.join('.')}: ` : '';
  throw badRequest(`${field}${first?.message ?? 'This request cannot be read.'}`);
}

const nul = '\0';

/** Query parameters by a schema of texts. A repeated parameter is refused, so that nobody can say two things at once. */
export const query = <Schema extends ZodMiniType>(schema: Schema) =>
  createMiddleware<Checked<'query', Schema>>(async (c, next) => {
    const all = c.req.queries();
    const given: Record<string, string> = {};
    for (const [name, values] of Object.entries(all)) {
      if (values.length > 1) throw badRequest(`${name}: may be given once only.`);
      if (values[0]?.includes(nul)) throw badRequest(`${name}: holds a character that is not allowed.`);
      given[name] = values[0] ?? '';
    }
    const parsed = schema.safeParse(given);
    if (!parsed.success) refuse(parsed.error.issues, true);
    c.set('queryData', parsed.data as never);
    await next();
  });

/** Path parameters by a schema of texts: what is malformed never reaches a query. */
export const params = <Schema extends ZodMiniType>(schema: Schema) =>
  createMiddleware<Checked<'params', Schema>>(async (c, next) => {
    const parsed = schema.safeParse(c.req.param());
    if (!parsed.success) refuse(parsed.error.issues, false);
    c.set('paramsData', parsed.data as never);
    await next();
  });

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError(415, 'Please send JSON (Content-Type: application/json).');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badRequest('This text is not UTF-8.');
  }
  if (text.includes(nul) || text.includes('\\u0000'))
    throw badRequest('This text holds a character that is not allowed.');
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('This is not JSON.');
  }
}

/** A JSON body by its schema; the first broken rule is answered in the words of the form. */
export const body = <Schema extends ZodMiniType>(schema: Schema) =>
  createMiddleware<Checked<'body', Schema>>(async (c, next) => {
    const parsed = schema.safeParse(await readJson(c));
    if (!parsed.success) refuse(parsed.error.issues, false);
    c.set('bodyData', parsed.data as never);
    await next();
  });
