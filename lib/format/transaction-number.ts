import { toLatinDigits } from './digits';

/** Removes labels, spaces and dashes that are often copied along. */
export const compactTransactionNumber = (typed: string): string =>
  toLatinDigits(typed)
    .trim()
    .replace(/^(?:(?:transaction|txn|trx|ref|number|no|id)\b[\s.:#-]*)+/i, '')
    .replace(/[\s#\-\u2010-\u2015]+/g, '');
