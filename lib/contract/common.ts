import * as z from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { preprocess } from './preprocess';

// Existing backends vary: invalid optional values in their responses count as absent.

/** UUIDs, or MongoDB's 24 hexadecimal digits. */
export const idPattern = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{24})$/i;
export const id = z.string().check(z.regex(idPattern, 'This id is not valid.'));

/** Ids of an existing backend: anything that is safe in a path. */
export const existingIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The backend refuses to search for other names (400). */
export const canBeName = (text: string) => text !== '' && text.length <= 300 && !text.includes('\0');

/** Some backends send numbers. */
export const responseId = preprocess(asText, z.string().check(z.minLength(1)));

export const nonEmptyText = preprocess(asText, z.string().check(z.minLength(1)));

/** Numbers, `{ name }` and lists become text; blank texts and other values count as absent. */
export const text = tolerant(preprocess(asText, z.optional(z.string())));

export const count = tolerant(preprocess(asNumber, z.optional(z.number())));

export const flag = tolerant(preprocess(asFlag, z.optional(z.boolean())));

export const filePath = text;

export function envelope<T extends z.ZodMiniType>(data: T) {
  return z.object({ data });
}

export const failure = z.object({ error: z.string(), code: z.string(), field: z.optional(z.string()) });
export type Failure = z.infer<typeof failure>;

export function tolerantList<T extends z.ZodMiniType>(element: T) {
  return preprocess(
    (list) => (Array.isArray(list) ? list.filter((item) => element.safeParse(item).success) : list),
    z.array(element),
  );
}

export function optionalList<T extends z.ZodMiniType>(element: T) {
  return tolerant(preprocess((list) => list ?? undefined, z.optional(tolerantList(element))));
}

export function tolerant<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined as never);
}

/** Optional even in a successful response. */
export const message = z.catch(nonEmptyText, undefined as never) as z.ZodMiniType<string | undefined>;

export const idempotencyKey = z.object({
  'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(128))),
});

function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return (
      value
        .map(asText)
        .filter((part) => typeof part === 'string')
        .join(', ') || undefined
    );
  if (typeof value === 'object' && value !== null && 'name' in value) return asText(value.name);
  return blankToUndefined(value);
}

export function blankToUndefined(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined);
}

function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const digits = toLatinDigits(value).replace(/[,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

function asFlag(value: unknown): unknown {
  if (value === 'true' || value === 1) return true;
  if (value === 'false' || value === 0) return false;
  return value ?? undefined;
}
