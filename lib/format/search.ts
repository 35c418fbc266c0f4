import { toLatinDigits } from './digits';
import { compactPhone } from './phone';
import { compactTransactionNumber } from './transaction-number';

/** "09 250…", "+95 9-250…" and "၀၉၂၅၀…" become "9250…", which all stored forms contain. Null if not a number. */
export function normalisePhoneSearch(typed: string): string | null {
  const compact = compactPhone(typed);
  if (!/^\+?\d{3,15}$/.test(compact)) return null;
  const digits = compact.replace(/^(\+|00)?95(?=0*9)0*|^\+|^00?/, '');
  return digits || null;
}

const nullIfSame = (typed: string, stored: string) => (stored && stored !== typed ? stored : null);

/** Null if nothing changes. */
export const normaliseTransactionSearch = (typed: string): string | null =>
  nullIfSame(typed, compactTransactionNumber(typed));

/** "ep7k3mq2" becomes EP-7K3M-Q2. Null if nothing changes. */
export function normaliseReferenceSearch(typed: string): string | null {
  const compact = toLatinDigits(typed).replace(/[\s-]+/g, '');
  const whole = /^([a-z]{1,3})([a-z0-9]{4})([a-z0-9]{2})$/i.exec(compact);
  return nullIfSame(typed, whole ? whole.slice(1).join('-').toUpperCase() : toLatinDigits(typed).replace(/\s+/g, ''));
}
