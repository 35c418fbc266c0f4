import { badRequest } from '@/lib/errors';
import { visibleLength } from '@/lib/format/characters';
import { toLatinDigits } from '@/lib/format/digits';
import { accounts } from '@/lib/text/en/accounts';
import { commonPasswords } from './common-passwords';

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

/** Refuses a password that is among the commonest, one key over and over, or a run along the keyboard. */
export function refuseCommon(password: string): void {
  const text = plain(password);
  const repeated = /^(.{1,3}?)\1+.?$/u.test(text);
  const run = text.length >= 6 && rows.some((row) => `${row}${row}`.includes(text));
  if (common.has(text) || repeated || run) throw badRequest(accounts.passwordTooCommon);
}

/** Refuses a password that is made of the person's own name or e-mail, digits and signs around them aside. */
export function refusePersonal(password: string, person: { name: string; email: string }): void {
  const core = (text: string) => plain(text).replace(/[\s\d\p{P}\p{S}]+/gu, '');
  const own = [person.name, ...person.name.split(/\s+/), person.email, ...person.email.split('@')]
    .map(core)
    .filter((part) => visibleLength(part) >= 3);
  if (plain(password) === plain(person.email) || own.includes(core(password))) {
    throw badRequest(accounts.passwordTooPersonal);
  }
}
