import {
  array,
  boolean,
  catch as caught,
  _default as defaulted,
  type infer as Infer,
  maximum,
  maxLength,
  minLength,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  transform,
  type ZodMiniType,
  enum as zodEnum,
} from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { preprocess } from './preprocess';

// Answers may come from a backend we do not keep: what is not truly required is read as absent rather than refused.

/** Ids in paths and payloads: a uuid (ours) or 24 hexadecimal digits (MongoDB's). */
export const idPattern = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{24})$/i;
export const id = string().check(regex(idPattern, 'This id is not valid.'));

/** Ids of an existing backend: whatever its database uses, as long as it is safe in a path. */
export const existingIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a record can have this name; the backend refuses to look for any other (400). */
export const canBeName = (text: string) => text !== '' && text.length <= 300 && !text.includes('\0');

/** An id in an answer: any text that is not blank; a number counts as text. */
export const answeredId = preprocess(asText, string().check(minLength(1)));

/** A text that must be there, such as a name or title. */
export const requiredText = preprocess(asText, string().check(minLength(1)));

/** A text that may be missing. Numbers, `{ name }` and lists of texts are written as text; a blank one and anything else is absent. */
export const text = tolerant(preprocess(asText, optional(string())));

/** A number that may be missing or come as text. */
export const count = tolerant(preprocess(asNumber, optional(number())));

/** True or false, also as text; may be missing. */
export const flag = tolerant(preprocess(asFlag, optional(boolean())));

/** A path of an image or video, relative to the backend's host (or an address). */
export const filePath = text;

const pictureSource = object({
  type: zodEnum(['image/avif', 'image/webp']),
  width: number(),
  path: string(),
});

/** What a page needs to draw a picture without moving: the files stand beside the plain path of the specification. */
export const picture = object({
  alt: string(),
  width: number(),
  height: number(),
  sources: array(pictureSource),
  /** A data URI; only of the first banner's phone picture, and only when it was asked for. */
  inline: text,
});
export type Picture = Infer<typeof picture>;

/** Pictures of an entity by the name of the field that holds their plain path. */
export const pictures = tolerant(record(string(), picture));
export type Pictures = Infer<typeof pictures>;

/** `{ data }`, as every call that succeeds answers. */
export function envelope<T extends ZodMiniType>(data: T) {
  return object({ data });
}

/** With a 4xx or 5xx status: a sentence for a person, a code for programs and the field of the request that it is about. */
export const failure = object({ error: string(), code: string(), field: optional(string()) });
export type Failure = Infer<typeof failure>;

/** A list that leaves out the elements that are malformed instead of failing whole. */
export function tolerantList<T extends ZodMiniType>(element: T) {
  return preprocess(
    (list) => (Array.isArray(list) ? list.filter((one) => element.safeParse(one).success) : list),
    array(element),
  );
}

/** A tolerant list that may be missing. */
export function optionalList<T extends ZodMiniType>(element: T) {
  return tolerant(preprocess((list) => list ?? undefined, optional(tolerantList(element))));
}

/** One page of a longer list: `currentDatas` and `totalPages`. */
export function pageOf<T extends ZodMiniType>(element: T) {
  return object({ currentDatas: tolerantList(element), totalPages: count });
}

/** `page` and `limit` of a query, from 1; at most 100 elements a page. */
export function pageQuery(defaultLimit: number) {
  return object({ page: pageNumber(1, 100_000), limit: pageNumber(defaultLimit, 100) });
}

function pageNumber(fallback: number, most: number) {
  const digits = string().check(regex(/^[1-9]\d{0,5}$/, 'Must be a whole number from 1.'));
  const whole = number().check(maximum(most, `Must be at most ${most}.`));
  return defaulted(pipe(pipe(digits, transform(Number)), whole), fallback);
}

/** Makes a schema whose failures, null and absence all give undefined. */
export function tolerant<T extends ZodMiniType>(schema: T) {
  return caught(optional(schema), undefined as never);
}

/** The six levels of the Common European Framework of Reference. */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const cefrLevel = zodEnum(cefrLevels);
export type CefrLevel = Infer<typeof cefrLevel>;

/** What a placement test can find: a level that was reached, or A0 where none was. */
export const placementLevels = ['A0', ...cefrLevels] as const;
export const placementLevel = zodEnum(placementLevels);
export type PlacementLevel = Infer<typeof placementLevel>;

/** The level to learn next; at the top there is nothing above. */
export const nextLevel = (reached: PlacementLevel): CefrLevel => cefrLevels[placementLevels.indexOf(reached)] ?? 'C2';

/** What calls with nothing else to say answer: a sentence to show. Without one the call has succeeded all the same. */
export const message = caught(requiredText, undefined as never) as ZodMiniType<string | undefined>;

/** A random key of the caller's: the same key sent twice stores once. */
export const idempotencyKey = object({ 'idempotency-key': optional(string().check(minLength(8), maxLength(128))) });

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
  return given(value);
}

/** The value of a field; undefined for null and for a text of spaces alone. */
export function given(value: unknown): unknown {
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
