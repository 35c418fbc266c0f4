import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { classLine } from '@/components/classes/class-lines';
import type { CourseClass } from '@/lib/contract/classes';
import { meetingsOf, scheduleLine } from '@/lib/text/class-lines';

const evening: CourseClass = {
  _id: 'a',
  label: 'Evening group',
  course: { _id: 'b', name: 'French from Zero' },
  startsAt: '2026-12-04T12:00:00.000Z',
  endsAt: '2027-02-26T13:30:00.000Z',
  lessons: 24,
  slots: [
    { weekday: 'thursday', from: '18:30', to: '20:00' },
    { weekday: 'tuesday', from: '18:30', to: '20:00' },
  ],
  place: 'both',
  teacher: 'Thiri Aung',
  language: 'French',
  price: '220,000 MMK',
  off: undefined,
  seats: 12,
  seatsLeft: 3,
  minimum: 4,
};

const withSpaces = (line: string) => line.replaceAll('\u00a0', ' ');

test('a parent reads days, hours, group, place, dates and places left in one line', () => {
  expect(withSpaces(classLine(evening))).toBe(
    'Tue + Thu 18:30–20:00 · Evening group · Zoom or Bahan · 4 Dec – 26 Feb · 3 places left',
  );
});

test.each([
  ['en', '\u00a0· 4\u00a0Dec\u00a0– 26\u00a0Feb\u00a0· 3\u00a0places left'],
  ['fr', '\u00a0· 4\u00a0déc.\u00a0– 26\u00a0févr.\u00a0· 3\u00a0places libres'],
  ['my', '\u00a0· ဒီဇင်ဘာ\u00a04\u00a0– ဖေဖော်ဝါရီ\u00a026\u00a0· ကျန်နေရာ 3\u00a0ခု'],
] as const)('in %s no line begins with a dot, a dash or a noun without its number', (locale, end) => {
  expect(withLocale(locale, () => classLine(evening)).endsWith(end)).toBe(true);
});

test('a class without slots has dates on request, and a full one says so', () => {
  const onRequest = { ...evening, slots: [], startsAt: undefined, endsAt: undefined, place: 'school' as const };
  const line = withSpaces(classLine({ ...onRequest, label: undefined, seatsLeft: 1 }));
  expect(line).toBe('Dates on request · Bahan · 1 place left');
  expect(classLine({ ...onRequest, seatsLeft: 0 })).toContain('Full');
});

test('slots with other hours are a meeting of their own', () => {
  const slots = [...evening.slots, { weekday: 'saturday' as const, from: '16:00', to: '17:30' }];
  expect(meetingsOf(slots)).toEqual([
    { days: 'Tue + Thu', hours: '18:30–20:00' },
    { days: 'Sat', hours: '16:00–17:30' },
  ]);
});

test.each([
  ['en', 'Tue + Thu 18:30–20:00, Sat 16:00–17:30'],
  ['my', 'အင်္ဂါ၊ ကြာသပတေး 18:30–20:00၊ စနေ 16:00–17:30'],
  ['fr', 'mar. + jeu. 18:30–20:00, sam. 16:00–17:30'],
] as const)('in %s the days and hours of a class have the punctuation of the language', (locale, line) => {
  const slots = [...evening.slots, { weekday: 'saturday' as const, from: '16:00', to: '17:30' }];
  expect(withLocale(locale, () => scheduleLine({ slots }))).toBe(line);
});
