import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload';
import { toUnicode } from '@/lib/format/burmese';
import { locales } from '@/lib/format/locale';
import { normalisePhoneSearch, normaliseReferenceSearch, normaliseTransactionSearch } from '@/lib/format/search';

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

/** Normalises the operands of `like` and `contains`. Payload searches a localised field in one language; here it is all of them. */
async function normaliseWhere(where: Where, localised: Set<string>): Promise<Where> {
  const conditions = Object.entries(where).map(async ([key, condition]): Promise<Where> => {
    if (Array.isArray(condition)) {
      return { [key]: await Promise.all(condition.map((part) => normaliseWhere(part, localised))) };
    }
    const operands = Object.entries(condition as WhereField).map(([operator, value]) =>
      normaliseOperand(key, operator, value),
    );
    const normalised = Object.fromEntries(await Promise.all(operands)) as WhereField;
    if (!localised.has(key) || !isSearch(normalised)) return { [key]: normalised };
    return { or: locales.map((locale) => ({ [`${key}.${locale}`]: normalised })) };
  });
  return { and: await Promise.all(conditions) };
}

/**
 * Finds phones, transaction numbers and references in lists, CSV exports and REST however they are typed, Burmese typed
 * in Zawgyi, and texts in any language.
 */
export const normaliseSearch: CollectionBeforeOperationHook = async ({ args, collection, operation }) => {
  if (operation !== 'read' && operation !== 'count') return args;
  const { where } = args as { where?: Where };
  if (!where) return args;
  const localised = new Set(
    collection.flattenedFields.flatMap((field) => ('localized' in field && field.localized ? field.name : [])),
  );
  return { ...args, where: await normaliseWhere(where, localised) };
};
