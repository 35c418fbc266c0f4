import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { levelLabel, taughtIn } from '@/lib/text/course-labels';
import { diplomaLabel } from '@/lib/text/diploma-label';

test.each([
  ['en', 'Beginner (A1)', 'Beginner (A1)'],
  ['my', 'Beginner (A1)', 'အခြေခံ (A1)'],
  ['fr', 'Upper Intermediate (B2)', 'Intermédiaire supérieur (B2)'],
  ['fr', 'Young readers (A2)', 'Young readers (A2)'],
] as const)('in %s the level “%s” is “%s”', (locale, level, label) => {
  expect(withLocale(locale, () => levelLabel(level))).toBe(label);
});

test.each([
  ['en', 'French and Burmese', 'French and Burmese'],
  ['my', 'French and Burmese', 'ပြင်သစ်နှင့် မြန်မာ'],
  ['my', 'French, Burmese or English', 'ပြင်သစ်၊ မြန်မာ သို့မဟုတ် အင်္ဂလိပ်'],
  ['fr', 'French, Burmese or English', 'Français, birman ou anglais'],
  ['fr', 'French', 'Français'],
  ['my', 'French and drawing', 'French and drawing'],
] as const)('in %s a course “%s” is taught in “%s”', (locale, languages, label) => {
  expect(withLocale(locale, () => taughtIn(languages))).toBe(label);
});

test.each([
  ['en', 'BA French, Yangon University of Foreign Languages', 'BA French, Yangon University of Foreign Languages'],
  [
    'fr',
    'BEd, Sagaing University of Education',
    'Licence de sciences de l’éducation, Université de l’éducation de Sagaing',
  ],
  ['my', 'BEd, Sagaing University of Education', 'ပညာရေးဘွဲ့ (BEd)၊ စစ်ကိုင်း ပညာရေး တက္ကသိုလ်'],
  ['my', 'Master FLE, Université Lumière Lyon 2', 'Master FLE, Université Lumière Lyon 2'],
] as const)('in %s the diploma “%s” is “%s”', (locale, diploma, label) => {
  expect(withLocale(locale, () => diplomaLabel(diploma))).toBe(label);
});
