import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload';
import { searchedPhone, searchedReference, searchedTransaction } from '@/lib/format/search';

type Normalise = (text: string) => string | null;

const text = (value: unknown): value is string => typeof value === 'string';

/** A copy of a filter in which `like` and `contains` on the given fields compare as the value is stored. */
function asStored(where: Where, fields: Record<string, Normalise>): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, condition]) => {
      if ((key === 'and' || key === 'or') && Array.isArray(condition)) {
        return [key, condition.map((part) => asStored(part, fields))];
      }
      const normalise = fields[key];
      if (!normalise || Array.isArray(condition)) return [key, condition];
      const operators = Object.entries(condition as WhereField).map(([operator, value]) => {
        const stored = (operator === 'like' || operator === 'contains') && text(value) ? normalise(value) : null;
        // "09 250" is one number, not two words that both must occur.
        return stored ? ['contains', stored] : [operator, value];
      });
      return [key, Object.fromEntries(operators)];
    }),
  );
}

/**
 * Lists, their CSV and REST find a phone in any habit (09…, +95 9…, Burmese digits, spaces and dashes), and a transaction number
 * or reference however it is spaced.
 */
export const searchHabits: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' && operation !== 'count') return args;
  const { where } = args as { where?: Where };
  if (!where) return args;
  const fields = { phone: searchedPhone, transactionNumber: searchedTransaction, reference: searchedReference };
  return { ...args, where: asStored(where, fields) };
};
