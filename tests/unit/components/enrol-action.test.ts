import { expect, test } from 'vitest';
import { enrolAction } from '@/components/courses/enrol-action';
import type { CourseClass } from '@/lib/contract/classes';
import type { Course } from '@/lib/contract/courses';

const live = { _id: 'course-1', type: 'Adult', mainType: 'Live' } as Course;
const withSeats = (...seats: number[]) =>
  seats.map((seatsLeft, index) => ({ _id: `class-${index + 1}`, seatsLeft }) as CourseClass);

test('a course with a free seat, or without classes, leads to the transfer', () => {
  for (const classes of [withSeats(), withSeats(0, 1)]) {
    expect(enrolAction(live, classes)).toMatchObject({ href: '/zoom?course=course-1' });
  }
});

test('a video course is watched without a class, so a full one leads to the transfer', () => {
  const video = { ...live, mainType: 'Video' } as Course;
  expect(enrolAction(video, withSeats(0))).toMatchObject({ href: '/payment?course=course-1' });
});

test('a live course whose classes are all full leads to the waiting list and asks for no transfer', () => {
  const { href, label, hint } = enrolAction(live, withSeats(0, 0));
  expect([href, label]).toEqual(['/reserve?class=class-1', 'Join the waiting list']);
  expect(hint).toContain('Please don’t transfer yet');
});
