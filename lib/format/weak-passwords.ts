import { visibleLength } from './characters';
import { commonPasswords } from './common-passwords';
import { toLatinDigits } from './digits';

const commonSet = new Set(commonPasswords.split(/\s+/));
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

export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  const isRepeated = /^(.{1,3}?)\1+.?$/u.test(text);
  const isRun = text.length >= 6 && rows.some((row) => `${row}${row}`.includes(text));
  return commonSet.has(text) || isRepeated || isRun;
}

/** Also finds the name or email between digits and signs. */
export function isPersonalPassword(password: string, person: { name: string; email: string }): boolean {
  const core = (text: string) => plain(text).replace(/[\s\d\p{P}\p{S}]+/gu, '');
  const own = [person.name, ...person.name.split(/\s+/), person.email, ...person.email.split('@')]
    .map(core)
    .filter((part) => visibleLength(part) >= 3);
  return plain(password) === plain(person.email) || own.includes(core(password));
}
