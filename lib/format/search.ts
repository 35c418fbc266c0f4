import { toLatinDigits } from './digits';
import { compactPhone } from './phone';
import { compactTransactionNumber } from './transaction-number';

/**
 * The part of a typed phone number that every stored form holds: "09 250 000 117", "+95 9-250…" and "၀၉၂၅၀…" become "9250000117".
 * Null for what is no number.
 */
export function searchedPhone(typed: string): string | null {
  const compact = compactPhone(typed);
  if (!/^\+?\d{3,15}$/.test(compact)) return null;
  const digits = compact.replace(/^(\+|00)?95(?=0*9)0*|^\+|^00?/, '');
  return digits || null;
}

const changed = (typed: string, stored: string) => (stored && stored !== typed ? stored : null);

/** A typed transaction number as it is stored. Null where nothing has to be changed. */
export const searchedTransaction = (typed: string): string | null => changed(typed, compactTransactionNumber(typed));

/** A typed reference as it is stored: "ep7k3mq2" and "EP 7K3M Q2" are EP-7K3M-Q2. Null where nothing has to be changed. */
export function searchedReference(typed: string): string | null {
  const compact = toLatinDigits(typed).replace(/[\s-]+/g, '');
  const whole = /^([a-z]{1,3})([a-z0-9]{4})([a-z0-9]{2})$/i.exec(compact);
  return changed(typed, whole ? whole.slice(1).join('-').toUpperCase() : toLatinDigits(typed).replace(/\s+/g, ''));
}
