import * as z from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { compactTransactionNumber } from '@/lib/format/transaction-number';
import { refusal } from '@/lib/text/refusal';
import { blankToUndefined, idPattern } from './common';
import { optionalText, rule } from './fields';
import type { FormFields } from './operation';
import { preprocess } from './preprocess';

const amountPattern = /^\d{0,10}$/;
const asAmount = (value: unknown) =>
  typeof value === 'string'
    ? toLatinDigits(value)
        .replace(/MMK|Ks?\.?|ကျပ်/gi, '')
        .replace(/[,\s]/g, '')
    : value;

const chosenClass = preprocess(
  blankToUndefined,
  z.optional(
    z.string().check(
      rule((id) => idPattern.test(id), refusal('classes', 'classInvalid')),
      z.regex(idPattern),
    ),
  ),
);

/** One of the children of the account that sends the form. */
export const chosenChild = optionalText(64);

/** Not in the specification. */
export const transferNotes = {
  class: chosenClass,
  child: chosenChild,
  /** The reference of a reservation whose place this transfer pays. The phone must be the one that reserved it. */
  reservation: preprocess(blankToUndefined, optionalText(40)),
  /** MMK: "150,000" and "၁၅၀၀၀၀" become 150000. */
  amount: preprocess(
    asAmount,
    z.optional(
      z.string().check(
        rule((text) => amountPattern.test(text), refusal('enrolments', 'amountInvalid')),
        z.regex(amountPattern),
      ),
    ),
  ),
  /** "Txn No. 0100 1234" becomes 01001234. */
  transactionNumber: preprocess(
    (value) => (typeof value === 'string' ? compactTransactionNumber(value) : value),
    optionalText(60),
  ),
};

/** Without scripts the form names the reservation of its page, whatever class is chosen. */
export const withoutUnusedReservation = ({ reservation, ...fields }: FormFields): FormFields =>
  fields.class === '' ? fields : { ...fields, reservation };
