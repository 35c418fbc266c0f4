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

type Definition<Schema extends z.ZodMiniType, Code extends string> = {
  path: string;
  body: Schema;
  roles: Role[];
  /** The record is a class, and its teacher may act on it as well. */
  isOpenToTeachers?: boolean;
  texts: (language: string | undefined) => { [Name in NoInfer<Code> | 'notAllowed' | 'saveFailed']: string };
  /** Undefined for an error that nobody can act on. */
  refusalOf: (error: unknown) => Code | undefined;
  act: (req: PayloadRequest, action: Action<z.output<Schema>>) => Promise<void>;
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
    const text = texts(req.i18n?.language);
    const id = String(req.routeParams?.id ?? '');
    const isAllowed = isStaff(req, ...roles) || (isOpenToTeachers && (await teachesClass(req, id)));
    if (!user || !isAllowed) return refuse(user ? 403 : 401, text.notAllowed);
    const body = await readBody(req, schema);
    if (!body || !idPattern.test(id)) return refuse(400, text.saveFailed);
    const name = ('name' in user && user.name) || user.email || '';
    try {
      await act(req, { id, by: { id: String(user.id), name }, body });
      return Response.json({ done: true });
    } catch (error) {
      const code = refusalOf(error);
      if (code) return refuse(code === 'unknown' ? 404 : 409, text[code]);
      logError('An action of staff on a class failed.', error);
      return refuse(500, text.saveFailed);
    }
  },
});
