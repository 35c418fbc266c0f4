import { optional, regex, string } from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { compactTransactionNumber } from '@/lib/format/transaction-number';
import { enrolments } from '@/lib/text/en/enrolments';
import { refusal } from '@/lib/text/refusal';
import { optionalText, rule } from './fields';
import { preprocess } from './preprocess';

const amountPattern = /^\d{0,10}$/;
const asAmount = (value: unknown) =>
  typeof value === 'string'
    ? toLatinDigits(value)
        .replace(/MMK|Ks?\.?|ကျပ်/gi, '')
        .replace(/[,\s]/g, '')
    : value;

/** What the sender may say of the transfer beside its screenshot; both beyond the specification. */
export const transferNotes = {
  /** MMK, in whole digits: "150,000" and "၁၅၀၀၀၀" are read as 150000. */
  amount: preprocess(
    asAmount,
    optional(
      string().check(
        rule((text) => amountPattern.test(text), refusal(enrolments, 'amountInvalid')),
        regex(amountPattern),
      ),
    ),
  ),
  /** Compared and searched, so stored in one way: "Txn No. 0100 1234" is 01001234. */
  transactionNumber: preprocess(
    (value) => (typeof value === 'string' ? compactTransactionNumber(value) : value),
    optionalText(60),
  ),
};
