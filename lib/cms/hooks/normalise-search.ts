import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { toUnicode } from '@/lib/format/burmese';
import { locales } from '@/lib/format/locale';
import { normalisePhoneSearch, normaliseReferenceSearch, normaliseTransactionSearch } from '@/lib/format/search';
import { findWithoutAccents } from './find-without-accents';

type Normalise = (typed: string) => string | null;

const isString = (value: unknown): value is string => typeof value === 'string';

const fields: Record<string, Normalise> = {
  phone: normalisePhoneSearch,
  transactionNumber: normaliseTransactionSearch,
  reference: normaliseReferenceSearch,
};

async function normaliseOperand(field: string, operator: string, value: unknown): Promise<[string, unknown]> {
  if ((operator !== 'like' && operator !== 'contains') || !isString(value)) return [operator, value];
  const stored = fields[field]?.(value);
  // Not `like`, which would match the two parts of "09 250" apart.
  return stored ? ['contains', stored] : [operator, await toUnicode(value)];
}

const isSearch = (condition: WhereField) =>
  Object.keys(condition).every((operator) => operator === 'like' || operator === 'contains');

type Context = {
  localised: Set<string>;
  findTexts: (search: { field: string; operator: string; typed: string }) => Promise<string[]>;
};

/** Normalises the operands of `like` and `contains`. Payload searches a localised field in one language; here it is all of them. */
async function normaliseWhere(where: Where, context: Context): Promise<Where> {
  const conditions = Object.entries(where).map(async ([key, condition]): Promise<Where> => {
    if (Array.isArray(condition)) {
      return { [key]: await Promise.all(condition.map((part) => normaliseWhere(part, context))) };
    }
    const operands = Object.entries(condition as WhereField).map(([operator, value]) =>
      normaliseOperand(key, operator, value),
    );
    const normalised = Object.fromEntries(await Promise.all(operands)) as WhereField;
    if (!isSearch(normalised)) return { [key]: normalised };
    const [[operator, typed] = []] = Object.entries(normalised);
    const texts =
      operator && isString(typed) && !fields[key] ? await context.findTexts({ field: key, operator, typed }) : [];
    const paths = context.localised.has(key) ? locales.map((locale) => `${key}.${locale}`) : [key];
    const conditionsOfField = texts.length > 0 ? [normalised, { in: texts }] : [normalised];
    const found: Where[] = paths.flatMap((path) => conditionsOfField.map((one) => ({ [path]: one })));
    return found.length === 1 ? (found[0] as Where) : { or: found };
  });
  return { and: await Promise.all(conditions) };
}

/**
 * Finds phones, transaction numbers and references in lists, CSV exports and REST however they are typed, Burmese typed
 * in Zawgyi, texts in any language, and all of them without case and accents.
 */
export const normaliseSearch: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'read' && operation !== 'count') return args;
  const { where, overrideAccess } = args as { where?: Where; overrideAccess?: boolean };
  if (!where) return args;
  const localised = new Set(
    collection.flattenedFields.flatMap((field) => ('localized' in field && field.localized ? field.name : [])),
  );
  const isAllowed = isStaff(req) || overrideAccess === true;
  const findTexts: Context['findTexts'] = async (search) =>
    isAllowed ? findWithoutAccents(req.payload, collection, search) : [];
  return { ...args, where: await normaliseWhere(where, { localised, findTexts }) };
};
