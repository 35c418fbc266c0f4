import { expect, test } from 'vitest';
import { invalidateAllData, invalidateData, versionOf } from '@/lib/api/data-version';

test('data has another version after one of its tags is invalidated', () => {
  const read = () => ({ courses: versionOf(['courses', 'media']), posts: versionOf(['posts', 'media']) });
  const before = read();
  invalidateData('courses');
  const after = read();
  expect(after.courses).not.toBe(before.courses);
  expect(after.posts).toBe(before.posts);
  invalidateData('media');
  expect(read().posts).not.toBe(before.posts);
});

test('a version never comes back', () => {
  const seen = [versionOf(['banners', 'media'])];
  for (const invalidate of [invalidateAllData, () => invalidateData('banners'), invalidateAllData]) {
    invalidate();
    seen.push(versionOf(['banners', 'media']));
  }
  expect(new Set(seen).size).toBe(seen.length);
});
