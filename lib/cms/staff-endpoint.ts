import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod/mini';
import { isStaff, type Role } from '@/lib/cms/access/roles';
import { teachesClass } from '@/lib/cms/access/teachers';
import { idPattern } from '@/lib/contract/common';
import { logError } from '@/lib/log-error';

export const refuse = (status: number, error: string) => Response.json({ error }, { status });

async function readBody<Schema extends z.ZodMiniType>(req: PayloadRequest, schema: Schema) {
  // CSRF protection: other sites cannot send JSON with the session cookie, which is SameSite=Strict.
  if (!/^application\/json\b/i.test(req.headers.get('content-type') ?? '')) return null;
  const parsed = schema.safeParse(await req.json?.().catch(() => null));
  return parsed.success ? (parsed.data as z.output<Schema>) : null;
}

type Action<Body> = { id: string; by: { id: string; name: string }; body: Body };

/** A status of its own, and a message with details. */
type Refusal = { status: number; message: string };

type Texts<Code extends string> = { [Name in NoInfer<Code> | 'notAllowed' | 'saveFailed']: string } & {
  loggedOut?: string;
};

type Definition<Schema extends z.ZodMiniType, Code extends string> = {
  path: string;
  body: Schema;
  roles: Role[];
  /** The record is a class, and its teacher may act on it as well. */
  isOpenToTeachers?: boolean;
  texts: (language: string | undefined) => Texts<Code>;
  /** Undefined for an error that nobody can act on. */
  refusalOf: (error: unknown, language: string | undefined) => Code | Refusal | undefined;
  /** Returns what the response tells, if anything. */
  act: (req: PayloadRequest, action: Action<z.output<Schema>>) => Promise<unknown>;
};

/** `POST` with a JSON body about one record, by staff with one of the roles. */
export const staffEndpoint = <Schema extends z.ZodMiniType, Code extends string>({
  path,
  body: schema,
  roles,
  isOpenToTeachers = false,
  texts,
  refusalOf,
  act,
}: Definition<Schema, Code>): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    const language = req.i18n?.language;
    const text = texts(language);
    if (!user) return refuse(401, text.loggedOut ?? text.notAllowed);
    const id = String(req.routeParams?.id ?? '');
    const isAllowed = isStaff(req, ...roles) || (isOpenToTeachers && (await teachesClass(req, id)));
    if (!isAllowed) return refuse(403, text.notAllowed);
    const body = await readBody(req, schema);
    if (!body || !idPattern.test(id)) return refuse(400, text.saveFailed);
    const name = ('name' in user && user.name) || user.email || '';
    try {
      return Response.json((await act(req, { id, by: { id: String(user.id), name }, body })) ?? { done: true });
    } catch (error) {
      const refusal = refusalOf(error, language);
      if (typeof refusal === 'object') return refuse(refusal.status, refusal.message);
      if (refusal) return refuse(refusal === 'unknown' ? 404 : 409, text[refusal]);
      logError('An action of staff on a record failed.', error);
      return refuse(500, text.saveFailed);
    }
  },
});
