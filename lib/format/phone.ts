import { toLatinDigits } from './digits';

const separators = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\-\u2010-\u2015\u2212.()/]/g;

export function latinPhone(text: string): string {
  // The Burmese letter wa is often typed for the zero: they look alike.
  return toLatinDigits(text.replace(/\u101D/g, '0'));
}

/** Removes separators. Length limits apply to this form. */
export function compactPhone(text: string): string {
  return latinPhone(text)
    .replace(separators, '')
    .replace(/^\uFF0B/, '+');
}

export function isNumericPhone(text: string): boolean {
  return /^\+?\d+$/.test(compactPhone(text));
}

/** Accepts 09…, 9…, 95…, +95…, +95 (0)9… and 0095…. Other countries need + or 00. Null for invalid numbers. */
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

/** "(+95) 9 250 000 117". Foreign numbers become E.164, invalid ones stay. */
export function displayPhone(phone: string): string {
  const e164 = toE164(phone);
  if (!e164) return phone;
  if (!e164.startsWith('+95')) return e164;
  const national = e164.slice(3);
  return `(+95) ${national.slice(0, 1)} ${national.slice(1).replace(/(\d{3})(?=\d{2})/g, '$1 ')}`;
}

/** "09 250 000 117". Foreign numbers become E.164, invalid ones stay. */
export function nationalPhone(phone: string): string {
  const e164 = toE164(phone);
  if (!e164) return phone;
  if (!e164.startsWith('+95')) return e164;
  return displayPhone(phone).replace(/^\(\+95\) /, '0');
}

export function telHref(phone: string): string | undefined {
  const e164 = toE164(phone);
  return e164 ? `tel:${e164}` : undefined;
}

export function withLeadingZero(phone: string): string {
  const e164 = toE164(phone);
  if (!e164) return phone.trim();
  return e164.startsWith('+95') ? `0${e164.slice(3)}` : e164;
}
