import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { listSlots } from '@/lib/text/schedule-slots';

const slotsIn = (locale: 'en' | 'my' | 'fr') =>
  withLocale(locale, () => listSlots().map(({ label, detail }) => `${label} ${detail}`));

test('the hours of the weekly schedule are written as the language of the page writes them', () => {
  expect(slotsIn('en')).toEqual(['Morning 9-12', 'Afternoon 12-4', 'Evening 4-7', 'Night 7-11']);
  expect(slotsIn('my')).toEqual(['မနက် 9–12 နာရီ', 'နေ့လယ် 12–4 နာရီ', 'ညနေ 4–7 နာရီ', 'ည 7–11 နာရီ']);
  expect(slotsIn('fr').map((slot) => slot.replaceAll('\u00a0', ' '))).toEqual([
    'Matin 9 h à 12 h',
    'Après-midi 12 h à 16 h',
    'Fin d’après-midi 16 h à 19 h',
    'Soir 19 h à 23 h',
  ]);
});

test('the names of the slots in the form do not depend on the language', () => {
  const keys = ['morning', 'afternoon', 'evening', 'night'];
  expect(listSlots().map(({ key }) => key)).toEqual(keys);
  withLocale('fr', () => expect(listSlots().map(({ key }) => key)).toEqual(keys));
});
