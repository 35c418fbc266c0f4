import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload';
import { normalisePhoneSearch, normaliseReferenceSearch, normaliseTransactionSearch } from '@/lib/format/search';

type Normalise = (isString: string) => string | null;

const isString = (value: unknown): value is string => typeof value === 'string';

/** Normalises the operands of `like` and `contains` on the given fields. */
function normaliseWhere(where: Where, fields: Record<string, Normalise>): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, condition]) => {
      if ((key === 'and' || key === 'or') && Array.isArray(condition)) {
        return [key, condition.map((part) => normaliseWhere(part, fields))];
      }
      const normalise = fields[key];
      if (!normalise || Array.isArray(condition)) return [key, condition];
      const operators = Object.entries(condition as WhereField).map(([operator, value]) => {
        const stored = (operator === 'like' || operator === 'contains') && isString(value) ? normalise(value) : null;
        // Not `like`, which would match the two parts of "09 250" apart.
        return stored ? ['contains', stored] : [operator, value];
      });
      return [key, Object.fromEntries(operators)];
    }),
  );
}

/** Finds phones, transaction numbers and references in lists, CSV exports and REST however they are typed. */
export const normaliseSearch: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' && operation !== 'count') return args;
  const { where } = args as { where?: Where };
  if (!where) return args;
  const fields = {
    phone: normalisePhoneSearch,
    transactionNumber: normaliseTransactionSearch,
    reference: normaliseReferenceSearch,
  };
  return { ...args, where: normaliseWhere(where, fields) };
};
