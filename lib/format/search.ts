import { toLatinDigits } from './digits';
import { compactPhone } from './phone';

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

/** A typed reference or transaction number without spaces, its digits 0 to 9. Null where nothing has to be changed. */
export function searchedReference(typed: string): string | null {
  const compact = toLatinDigits(typed).replace(/\s+/g, '');
  return compact && compact !== typed ? compact : null;
}
