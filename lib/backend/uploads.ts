import type { Context } from 'hono';
import type { output, ZodMiniType } from 'zod/mini';
import { AppError, badRequest, tryLater } from '@/lib/errors';
import type { SessionClaims } from '@/lib/session/token';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { forms } from '@/lib/text/en/forms';
import { refusal } from '@/lib/text/refusal';
import { refuseInput } from './middleware/checked';

/** Uploads in memory at once. Guests, who need no account to fill theirs, leave the learners' places free. */
const places = { guest: 16, learner: 8 };
/** Uploads of one client IP at once, and of one learner. */
const maxPerClient = 3;
const mostFields = 40;
const longestField = 10_000;

/** Uploads under way, by kind and by client. */
const underWay = new Map<string, number>();
const count = (key: string) => underWay.get(key) ?? 0;

function change(keys: string[], by: 1 | -1): void {
  for (const key of keys) {
    const now = count(key) + by;
    if (now > 0) underWay.set(key, now);
    else underWay.delete(key);
  }
}

const full = () => tryLater(503, refusal(text, 'uploadsBusy'), 5);

/** Lets an upload in as long as there is a place for its body; 503 with Retry-After otherwise. */
export async function admitted<Result>(c: Context, go: () => Promise<Result>): Promise<Result> {
  const learner = (c.get('learner') as SessionClaims | null | undefined)?._id;
  const kind = learner ? 'learner' : 'guest';
  const clients = [`address ${c.get('address')}`, ...(learner ? [`learner ${learner}`] : [])];
  if (count(kind) >= places[kind] || clients.some((client) => count(client) >= maxPerClient)) throw full();
  const keys = [kind, ...clients];
  change(keys, 1);
  try {
    return await go();
  } finally {
    change(keys, -1);
  }
}

/** A form with a file, as names and values; a name given more than once has all its values. Throws 400, 408, 413 or 415. */
async function readForm(c: Context): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError(415, 'formExpected', 'Please send a form with its file (Content-Type: multipart/form-data).');
  }
  const form = await c.req.raw.formData().catch((error: unknown) => {
    // Too large or too late; otherwise cut short, without its boundary, or never a form at all.
    throw error instanceof AppError ? error : badRequest(refusal(text, 'unreadable'));
  });
  const entries = [...form.entries()];
  if (entries.length > mostFields) throw badRequest(refusal(text, 'unreadable'));
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) {
    if (typeof value === 'string' && value.length > longestField) throw badRequest(refusal(forms, 'tooLong'));
    // U+FFFD stands where bytes were not UTF-8.
    if (typeof value === 'string' && /[\0\uFFFD]/.test(value)) {
      throw badRequest({ code: 'characterNotAllowed', message: 'This text holds a character that is not allowed.' });
    }
    fields[name] = name in fields ? [fields[name], value].flat() : value;
  }
  return { ...fields };
}

/** A form with a file by its schema; the first broken rule is answered in the words of the form. */
export async function readUpload<Schema extends ZodMiniType>(c: Context, schema: Schema): Promise<output<Schema>> {
  const parsed = schema.safeParse(await readForm(c));
  return parsed.success ? parsed.data : refuseInput(parsed.error.issues);
}
