import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withLocale } from '#text';
import { CourseClasses } from '@/components/classes/course-classes';
import { fullName } from '@/components/courses/translated-name';
import { InstructorCard } from '@/components/instructors/instructor-card';
import { RecommendedCourse } from '@/components/level-test/recommended-course';
import type { CourseClass } from '@/lib/contract/classes';

const course = { name: 'Le petit cerf-volant', translatedName: 'စွန်ကလေး', href: '/kid/Le%20petit%20cerf-volant' };
const line = '<p class="muted">စွန်ကလေး</p>';
const inBurmese = (element: React.ReactNode) =>
  withLocale('my', () => renderToStaticMarkup(element)).replaceAll('\u2060', '');

const afternoon: CourseClass = {
  _id: 'a',
  label: undefined,
  course: { _id: '1', name: course.name },
  startsAt: undefined,
  endsAt: undefined,
  lessons: 24,
  slots: [{ weekday: 'tuesday', from: '16:30', to: '17:30' }],
  place: 'school',
  teacher: undefined,
  language: undefined,
  price: undefined,
  off: undefined,
  seats: 8,
  seatsLeft: 2,
  minimum: undefined,
};

describe('a parent who reads Burmese understands the name of a course', () => {
  test('among the courses of an instructor', () => {
    const html = inBurmese(<InstructorCard instructor={{ name: 'Thiri Aung' }} courses={[{ _id: '1', ...course }]} />);
    expect(html).toContain(`Le petit cerf-volant</span></span>${line}</a>`);
  });

  test('in the result of the level test', () => {
    const choice = { course: 0, hasOthers: false };
    const byAge = { '5-7': { A1: { ...choice, byGoal: {} } }, '8-10': {}, '11-13': {}, '14-17': {}, '18+': {} };
    const html = inBurmese(
      <RecommendedCourse
        recommendations={{ courses: [{ ...course, facts: '' }], byAge, hasGoals: false }}
        reached="A0"
        next="A1"
        age="5-7"
        goal={undefined}
      />,
    );
    expect(html).toContain(line);
  });

  test('in the links of its classes, above which the time zone is named', () => {
    const html = inBurmese(<CourseClasses course={{ _id: '1', ...course }} classes={[afternoon]} />);
    expect(html).toContain('aria-label="နေရာယူရန် – Le petit cerf-volant (စွန်ကလေး)၊ အင်္ဂါ 16:30–17:30"');
    expect(html).toContain('အချိန်များမှာ မြန်မာစံတော်ချိန် ဖြစ်ပါသည်။');
  });
});

test('dates on request have no time zone', () => {
  const html = renderToStaticMarkup(
    <CourseClasses course={{ _id: '1', ...course }} classes={[{ ...afternoon, slots: [] }]} />,
  );
  expect(html).toContain('Dates on request');
  expect(html).not.toContain('Myanmar time');
});

test.each([
  ['en', undefined, 'Weekend group\u00a0· Bahan\u00a0· 24\u00a0lessons'],
  ['my', undefined, '<span lang="en">Weekend group</span>\u00a0· ဗဟန်း\u00a0· သင်ခန်းစာ 24\u00a0ခု'],
  ['fr', 'en', '<span lang="en">Weekend group</span>\u00a0· Bahan\u00a0· 24\u00a0leçons'],
] as const)('in %s two groups of a course differ by their label, in its language', (locale, label, line) => {
  const weekend = { ...afternoon, label: 'Weekend group', textLanguages: label && { label } };
  const element = <CourseClasses course={{ _id: '1', ...course }} classes={[weekend]} />;
  expect(withLocale(locale, () => renderToStaticMarkup(element)).replaceAll('\u2060', '')).toContain(
    `<p class="small muted">${line}</p>`,
  );
});

test('a name is not repeated as its translation', () => {
  expect(fullName({ name: 'စွန်ကလေး', translatedName: 'စွန်ကလေး' })).toBe('စွန်ကလေး');
});

test('a name in another language than the visitor’s is not added', () => {
  expect(fullName({ ...course, textLanguages: { translatedName: 'en' } })).toBe('Le petit cerf-volant');
});
