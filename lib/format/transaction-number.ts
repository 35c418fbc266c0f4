import { toLatinDigits } from './digits';

/** A transaction number without the label, spaces and dashes that people copy with it, its digits 0 to 9. */
export const compactTransactionNumber = (typed: string): string =>
  toLatinDigits(typed)
    .trim()
    .replace(/^(?:(?:transaction|txn|trx|ref|number|no|id)\b[\s.:#-]*)+/i, '')
    .replace(/[\s#\-\u2010-\u2015]+/g, '');
