import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { getText } from '#text';
import type { FormFields, Operation } from '@/lib/contract/operation';
import { AppError, badRequest, tryLater } from '@/lib/errors';
import type { SessionClaims } from '@/lib/session/token';
import { refusal } from '@/lib/text/refusal';
import type { Backend } from './backend';
import { refuseInput } from './request-input';

/** Uploads are held in memory. Learners have their own slots: anyone can fill those of guests. */
const maxUploads = { guest: 16, learner: 8 };
const maxPerClient = 3;
const maxFields = 40;
const maxFieldLength = 10_000;

const inFlight = new Map<string, number>();
const count = (key: string) => inFlight.get(key) ?? 0;

function changeCounts(keys: string[], by: 1 | -1): void {
  for (const key of keys) {
    const changed = count(key) + by;
    if (changed > 0) inFlight.set(key, changed);
    else inFlight.delete(key);
  }
}

/** @throws AppError 503 when the client, or all clients of its kind, have too many uploads in flight */
export async function limitConcurrentUploads<Result>(c: Context, upload: () => Promise<Result>): Promise<Result> {
  const learner = (c.get('learner') as SessionClaims | null | undefined)?._id;
  const kind = learner ? 'learner' : 'guest';
  const clients = [`client ${c.get('clientNetwork')}`, ...(learner ? [`learner ${learner}`] : [])];
  if (count(kind) >= maxUploads[kind] || clients.some((client) => count(client) >= maxPerClient)) {
    throw tryLater(503, refusal('enrolments', 'uploadsBusy'), 5);
  }
  const keys = [kind, ...clients];
  changeCounts(keys, 1);
  try {
    return await upload();
  } finally {
    changeCounts(keys, -1);
  }
}

async function readForm(c: Context): Promise<FormFields> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError(415, 'formExpected', getText('errors').formExpected);
  }
  const form = await c.req.raw.formData().catch((error: unknown) => {
    // An AppError comes from the body limit; other errors mean a malformed form.
    throw error instanceof AppError ? error : badRequest(refusal('enrolments', 'unreadable'));
  });
  const entries = [...form.entries()];
  if (entries.length > maxFields) throw badRequest(refusal('enrolments', 'unreadable'));
  const fields: FormFields = Object.create(null);
  for (const [name, value] of entries) {
    if (typeof value === 'string' && value.length > maxFieldLength) throw badRequest(refusal('forms', 'tooLong'));
    fields[name] = name in fields ? [fields[name], value].flat() : value;
  }
  return { ...fields };
}

function checkCharacters(fields: FormFields): void {
  // U+FFFD replaces bytes that are not UTF-8.
  const isRefused = (value: unknown) => typeof value === 'string' && /[\0\uFFFD]/.test(value);
  if (Object.values(fields).flat().some(isRefused)) throw badRequest(refusal('errors', 'characterNotAllowed'));
}

/** @throws AppError 400 for invalid fields, 415 if not multipart, 413 or 408 from the body limit */
export async function readUpload<Schema extends z.ZodMiniType>(
  c: Context<Backend>,
  schema: Schema,
  { noScript }: Operation,
): Promise<z.output<Schema>> {
  const form = await readForm(c);
  const fields = c.get('isFormPost') && noScript?.read ? noScript.read(form) : form;
  c.set('formFields', fields);
  checkCharacters(form);
  const parsed = schema.safeParse(fields);
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues);
}
