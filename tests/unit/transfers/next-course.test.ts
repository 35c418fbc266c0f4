import { expect, test } from 'vitest';
import { listFollowing, proposeNextCourse } from '@/lib/transfers/next-course';

type Listed = Parameters<typeof proposeNextCourse>[0] & { name: string };

const course = (name: string, levels: string, more: Partial<Listed> = {}): Listed => ({
  id: name,
  name,
  type: 'Adult',
  mainType: 'Live',
  levels,
  ...more,
});

const courses = [
  course('B1', 'Intermediate (B1)'),
  course('A2 kids', 'A2', { type: 'Kid' }),
  course('A2', 'Elementary (A2)'),
  course('A1', 'Beginner (A1)'),
  course('A2 video', 'A2', { type: 'Video', mainType: 'Video' }),
  course('Conversation', 'All levels'),
];
const nameAfter = (own: Listed) => proposeNextCourse(own, courses)?.name;

test('a class goes on with the next level for the same learners', () => {
  expect(nameAfter(course('own', 'A1'))).toBe('A2');
  expect(nameAfter(course('own', 'A1 and A2'))).toBe('B1');
  expect(nameAfter(course('own', 'A1', { type: 'Kid' }))).toBe('A2 kids');
  expect(nameAfter(course('own', 'ignored', { cefr: ['A2'] }))).toBe('B1');
  expect(nameAfter(course('own', 'B1'))).toBeUndefined();
});

test('staff choose from all courses that are paid in the same way, by level', () => {
  expect(listFollowing(course('own', 'A1'), courses).map(({ name }) => name)).toEqual([
    'A1',
    'A2 kids',
    'A2',
    'B1',
    'Conversation',
  ]);
});
