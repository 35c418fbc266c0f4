import { toLatinDigits } from './digits';

const separators = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\-\u2010-\u2015\u2212.()/]/g;

/** A phone number as typed, its digits 0 to 9. */
export function latinPhone(text: string): string {
  // The Burmese letter wa looks like the digit zero and is often typed for it.
  return toLatinDigits(text.replace(/\u101D/g, '0'));
}

/** A phone number as typed, without spaces, dashes and brackets, its digits 0 to 9. What the specified lengths count. */
export function compactPhone(text: string): string {
  return latinPhone(text)
    .replace(separators, '')
    .replace(/^\uFF0B/, '+');
}

/** True for digits alone, with at most one plus sign before them. */
export function isNumericPhone(text: string): boolean {
  return /^\+?\d+$/.test(compactPhone(text));
}

/**
 * E.164 from what people in Myanmar type: 09…, 9…, 95…, +95…, +95 (0)9…, 0095…, with spaces, dashes or Burmese digits.
 * Other countries' numbers need + or 00. Null for what cannot be dialled.
 */
export function toE164(text: string): string | null {
  const compact = compactPhone(text);
  if (!/^\+?\d{5,15}$/.test(compact)) return null;
  const digits = compact.replace(/^\+|^00/, '');
  if (digits !== compact) return international(digits);
  if (compact.startsWith('0')) return international(`95${compact.slice(1)}`);
  const hasCountryCode = compact.length > 10 || (compact.startsWith('95') && compact.length > 8);
  return international(hasCountryCode ? compact : `95${compact}`);
}

function international(digits: string): string | null {
  const dialled = digits.replace(/^950+/, '95');
  return /^[1-9]\d{4,}$/.test(dialled) ? `+${dialled}` : null;
}

/** A phone as the school shows it: "(+95) 9 250 000 117". Another country's number stays as it is, and so does a text that is none. */
export function displayPhone(phone: string): string {
  const e164 = toE164(phone);
  if (!e164) return phone;
  if (!e164.startsWith('+95')) return e164;
  const national = e164.slice(3);
  return `(+95) ${national.slice(0, 1)} ${national.slice(1).replace(/(\d{3})(?=\d{2})/g, '$1 ')}`;
}

/** A phone as staff write it: "09 250 000 117". Another country's number stays as it is, and so does a text that is none. */
export function nationalPhone(phone: string): string {
  const e164 = toE164(phone);
  if (!e164) return phone;
  if (!e164.startsWith('+95')) return e164;
  return displayPhone(phone).replace(/^\(\+95\) /, '0');
}

/** The link that dials a phone; undefined for what cannot be dialled, such as two numbers in one text. */
export function telHref(phone: string): string | undefined {
  const e164 = toE164(phone);
  return e164 ? `tel:${e164}` : undefined;
}

/** The national form that registration sends, its leading 0 added where it is missing: "9 250 000 117" and "+959…" become "09250000117". */
export function withLeadingZero(phone: string): string {
  const e164 = toE164(phone);
  if (!e164) return phone.trim();
  return e164.startsWith('+95') ? `0${e164.slice(3)}` : e164;
}
