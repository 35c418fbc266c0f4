import { visibleLength } from './characters';
import { commonPasswords } from './common-passwords';
import { toLatinDigits } from './digits';

const common = new Set(commonPasswords.split(/\s+/));
const rows = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];

const plain = (text: string) => toLatinDigits(text.normalize('NFKC')).toLowerCase().trim();

/** Whether a password is among the commonest, one key over and over, or a run along the keyboard. */
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  const repeated = /^(.{1,3}?)\1+.?$/u.test(text);
  const run = text.length >= 6 && rows.some((row) => `${row}${row}`.includes(text));
  return common.has(text) || repeated || run;
}

/** Whether a password is made of the person's own name or email, digits and signs around them aside. */
export function isPersonalPassword(password: string, person: { name: string; email: string }): boolean {
  const core = (text: string) => plain(text).replace(/[\s\d\p{P}\p{S}]+/gu, '');
  const own = [person.name, ...person.name.split(/\s+/), person.email, ...person.email.split('@')]
    .map(core)
    .filter((part) => visibleLength(part) >= 3);
  return plain(password) === plain(person.email) || own.includes(core(password));
}
