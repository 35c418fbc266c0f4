import { expect, test } from 'vitest';
import { totals } from '@/lib/cms/seed/content/about';
import { classes } from '@/lib/cms/seed/content/classes';
import { courses } from '@/lib/cms/seed/content/courses';
import { faq } from '@/lib/cms/seed/content/faq';
import { runningClasses } from '@/lib/cms/seed/content/running-classes';
import { childAgeGroups, coversAgeGroup } from '@/lib/contract/age-groups';
import { levelsOf } from '@/lib/contract/course-levels';
import { type AgeRange, parseAges } from '@/lib/format/ages';

test('the demo school has courses from A1 to B1 for children without French at home', () => {
  for (const age of ['8-10', '11-13'] as const) {
    const levels = courses
      .filter(({ type, mainType }) => type === 'Kid' && mainType === 'Live')
      .filter(({ ages }) => coversAgeGroup(parseAges(ages) as AgeRange, age))
      .flatMap(({ cefr }) => cefr);
    expect(levels, age).toContain('B1');
  }
});

test('a beginner of any age finds a live A1 course', () => {
  for (const age of childAgeGroups) {
    const found = courses.some(
      ({ type, mainType, ages, cefr }) =>
        type === 'Kid' &&
        mainType === 'Live' &&
        cefr.includes('A1') &&
        coversAgeGroup(parseAges(ages) as AgeRange, age),
    );
    expect(found, age).toBe(true);
  }
});

test('the number of courses that the site shows is that of the courses', () => {
  expect(totals.courses).toBe(courses.length);
});

test('every summary fits a card and a search engine', () => {
  for (const { name, summary } of courses) expect(summary.length, name).toBeLessThanOrEqual(155);
});

const courseNamed = (name: string) => courses.find((course) => course.name === name);

test('the questions tell the cost of a level as the courses do', () => {
  const answer = faq.find(({ question }) => question.includes('cost in all'))?.answer;
  const price = (...names: string[]) => {
    const total = names.reduce((sum, name) => sum + (courseNamed(name)?.price ?? 0), 0);
    return `${total.toLocaleString('en')}\u00a0MMK`;
  };
  expect(answer).toContain(`72\u00a0hours, ${price('French from Zero', 'Out and About')}`);
  expect(answer).toContain(
    `108\u00a0hours, ${price('Evening French, Second Steps', 'Sorting Things Out', 'On Your Own Feet')}`,
  );
  expect(answer).toContain(price('DELF B1 in Twelve Weeks'));
});

test('the terms of A1 and A2 lead from one to the next', () => {
  const terms = [
    'French from Zero',
    'Out and About',
    'Evening French, Second Steps',
    'Sorting Things Out',
    'On Your Own Feet',
  ];
  for (const [at, name] of terms.entries()) {
    const { description } = courseNamed(name) ?? { description: '' };
    expect(description, name).toContain('36\u00a0hours of lessons over 12\u00a0weeks');
    expect(description, name).toContain(`*${terms[at + 1] ?? 'Telling and Explaining'}*`);
  }
});

test('the badge of a course has the levels that its filter finds', () => {
  for (const { name, levels, cefr } of courses) {
    const shown = levelsOf({ cefr: undefined, levels });
    expect([shown[0], shown.at(-1)], name).toEqual([cefr[0], cefr.at(-1)]);
  }
});

test.each([
  ['Between Two Rivers: Open Conversation', /Ten sessions/, 10],
  ['Le rideau se lève', /Twelve rehearsals of two hours and one performance/, 13],
])('the classes of “%s” have as many lessons as its page says', (name, said, lessons) => {
  expect(courseNamed(name)?.description).toMatch(said);
  const taught = [...classes, ...runningClasses].filter(({ course }) => course === name);
  expect(taught.map((one) => one.lessons)).toEqual(taught.map(() => lessons));
});
