import type { Context } from 'hono';
import type { output, ZodMiniType } from 'zod/mini';
import { AppError, badRequest } from '@/lib/errors';
import { queue } from '@/lib/in-turn';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { forms } from '@/lib/text/en/forms';

/** Bodies in memory at once, and of one caller: a few slow lines must not hold up everybody else. */
const most = 24;
const mostOfOne = 8;
const mostFields = 40;
const longestField = 10_000;

const inside = new Map<string, number>();
let all = 0;

const full = () => new AppError(503, text.busy, { 'Retry-After': '5' });

/** Lets an upload in as long as there is room for its body; 503 with Retry-After otherwise. */
export async function admitted<Result>(c: Context, go: () => Promise<Result>): Promise<Result> {
  const caller = String(c.get('address'));
  const own = inside.get(caller) ?? 0;
  if (all >= most || own >= mostOfOne) throw full();
  all += 1;
  inside.set(caller, own + 1);
  try {
    return await go();
  } finally {
    all -= 1;
    const left = (inside.get(caller) ?? 1) - 1;
    if (left > 0) inside.set(caller, left);
    else inside.delete(caller);
  }
}

/** A form with a file, as names and values; a name given more than once has all its values. Throws 400, 408, 413 or 415. */
async function readUpload(c: Context): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError(415, 'Please send a form with its file (Content-Type: multipart/form-data).');
  }
  const form = await c.req.raw.formData().catch((error: unknown) => {
    // Too large or too late; otherwise cut short, without its boundary, or never a form at all.
    throw error instanceof AppError ? error : badRequest(text.unreadable);
  });
  const entries = [...form.entries()];
  if (entries.length > mostFields) throw badRequest(text.unreadable);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) {
    if (typeof value === 'string' && value.length > longestField) throw badRequest(forms.tooLong);
    // U+FFFD stands where bytes were not UTF-8.
    if (typeof value === 'string' && /[\0\uFFFD]/.test(value)) {
      throw badRequest('This text holds a character that is not allowed.');
    }
    fields[name] = name in fields ? [fields[name], value].flat() : value;
  }
  return { ...fields };
}

/** Runs work on a picture, two at a time: each takes a core and up to 100 MB. Who waits is bounded by `admitted`. */
export const { inTurn: withinTwo } = queue({ atOnce: 2 });

/** A form with a file by its schema; the first broken rule is answered in the words of the form. */
export async function checkedUpload<Schema extends ZodMiniType>(c: Context, schema: Schema): Promise<output<Schema>> {
  const parsed = schema.safeParse(await readUpload(c));
  if (!parsed.success) throw badRequest(parsed.error.issues[0]?.message ?? text.unreadable);
  return parsed.data;
}
