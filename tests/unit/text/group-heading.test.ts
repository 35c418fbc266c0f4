import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { groupHeading } from '@/components/courses/group-heading';

test.each([
  ['en', 'Video', 'Video Courses'],
  ['my', 'Video', 'ဗီဒီယို သင်တန်းများ'],
  ['fr', 'Video', 'Cours en vidéo'],
  ['fr', 'Adult', 'Cours pour adultes'],
  ['en', 'Weekend', 'Weekend Courses'],
] as const)('in %s the courses of type %s are headed “%s”', (locale, type, heading) => {
  expect(withLocale(locale, () => groupHeading(type))).toBe(heading);
});
