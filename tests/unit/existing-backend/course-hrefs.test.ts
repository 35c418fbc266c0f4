import { expect, test, vi } from 'vitest';
import { course } from '@/lib/contract/courses';
import { addMissingHrefs } from '@/lib/existing-backend/course-hrefs';

const songs = { _id: '1', name: 'Songs', type: 'Kid' as const };
const href = '/kid/Songs?id=1';

test('a URL from the existing backend is used, and no list is loaded', async () => {
  const listOfType = vi.fn(async () => []);
  expect(await addMissingHrefs([{ ...songs, href }], listOfType)).toEqual([{ ...songs, href }]);
  expect(listOfType).not.toHaveBeenCalled();
});

test('a course has the URL of its name if its list cannot be loaded', async () => {
  expect(await addMissingHrefs([songs], async () => [])).toMatchObject([{ href: '/kid/Songs' }]);
});

test.each(['//evil.example/adult/x', '/admin', '/adult/x/../../admin', '/adult/x?next=/admin', 'javascript:alert(1)'])(
  'no course leads to %s',
  (href) => {
    expect(course.parse({ ...songs, href }).href).toBeUndefined();
  },
);
