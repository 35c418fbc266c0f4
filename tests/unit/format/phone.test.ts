import { array, assert, constantFrom, integer, pre, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBurmeseDigits, toLatinDigits } from '@/lib/format/digits';
import { displayPhone, isNumericPhone, nationalPhone, toE164, withLeadingZero } from '@/lib/format/phone';

describe('a person in Myanmar writes their phone number as they are used to', () => {
  test.each([
    '09250000117',
    '9250000117',
    '959250000117',
    '+959250000117',
    '+95 9 250 000 117',
    '+95 (0)9 250 000 117',
    '0095 9 250-000-117',
    '09-250 000 117',
    '၀၉၂၅၀၀၀၀၁၁၇',
    'ဝ၉ ၂၅၀ ၀၀၀ ၁၁၇',
    '+၉၅ ၉ ၂၅၀ ၀၀၀ ၁၁၇',
    '\u202a+95 9 250 000 117\u202c',
  ])('%s is stored as +959250000117', (typed) => {
    expect(toE164(typed)).toBe('+959250000117');
  });

  test.each([
    ['01 234 567', '+951234567'],
    ['095123456', '+9595123456'],
    ['95123456', '+9595123456'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['66812345678', '+66812345678'],
    ['12345', '+9512345'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(toE164(typed)).toBe(stored);
  });

  test.each([
    '',
    '   ',
    'phone',
    '09 250 abc',
    '1234',
    '00000',
    '+',
    '++959250000117',
    '09250000117 ext 4',
    '1234567890123456',
  ])('"%s" cannot be dialled', (typed) => {
    expect(toE164(typed)).toBeNull();
  });

  test('every mobile number survives every habit of writing it', () => {
    const prefixes = constantFrom('09', '9', '959', '+959', '+9509', '00959', '+95 (0)9 ');
    assert(
      property(
        integer({ min: 200_000_000, max: 999_999_999 }),
        prefixes,
        constantFrom('', ' ', '-', '. '),
        (number, prefix, gap) => {
          // 95… without a zero before it reads as the country's code.
          pre(!(prefix === '9' && String(number).startsWith('5')));
          const typed = prefix + [...String(number)].join(gap);
          expect(toE164(typed)).toBe(`+959${number}`);
          expect(toE164(toBurmeseDigits(typed))).toBe(`+959${number}`);
          expect(toE164(displayPhone(typed))).toBe(`+959${number}`);
          expect(toE164(withLeadingZero(typed))).toBe(`+959${number}`);
        },
      ),
    );
  });

  test('any input becomes E.164 or null, and E.164 stays unchanged', () => {
    const typed = array(constantFrom(...'0123456789+-() ၀၉ဝa.'), { maxLength: 20 }).map((parts) => parts.join(''));
    for (const source of [typed, string({ maxLength: 30 })]) {
      assert(
        property(source, (text) => {
          const stored = toE164(text);
          if (stored === null) return;
          expect(stored).toMatch(/^\+[1-9]\d{4,16}$/);
          expect(isNumericPhone(stored)).toBe(true);
          if (stored.length <= 16) expect(toE164(stored)).toBe(stored);
        }),
      );
    }
  });
});

describe('a visitor reads a phone number', () => {
  test.each([
    ['+959250000117', '(+95) 9 250 000 117'],
    ['09250000117', '(+95) 9 250 000 117'],
    ['+9595123456', '(+95) 9 512 3456'],
    ['+951234567', '(+95) 1 234 567'],
    ['+33612345678', '+33612345678'],
    ['ask at the desk', 'ask at the desk'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(displayPhone(stored)).toBe(shown);
  });
});

describe('registration sends the number with a leading 0', () => {
  test.each([
    ['9250000117', '09250000117'],
    ['09250000117', '09250000117'],
    ['+95 9 250 000 117', '09250000117'],
    ['၉၂၅၀၀၀၀၁၁၇', '09250000117'],
    ['+33612345678', '+33612345678'],
  ])('%s becomes %s', (typed, sent) => {
    expect(withLeadingZero(typed)).toBe(sent);
  });
});

test('digits are converted to Burmese and back', () => {
  expect(toBurmeseDigits('1203456789')).toBe('၁၂၀၃၄၅၆၇၈၉');
  expect(toLatinDigits('၁၂၀၃၄၅၆၇၈၉')).toBe('1203456789');
});

test.each([
  ['+959250000117', '09 250 000 117'],
  ['09-250000117', '09 250 000 117'],
  ['+951234567', '01 234 567'],
  ['+33612345678', '+33612345678'],
  ['by Viber', 'by Viber'],
])('staff read %s as %s', (phone, shown) => {
  expect(nationalPhone(phone)).toBe(shown);
});
