import { expect, test, vi } from 'vitest';
import { CourseChoices } from '@/components/enrolment/course-choices';

const courses = vi.hoisted(() => ({
  asked: [] as number[],
  all: Array.from({ length: 50 }, (_, index) => ({
    _id: `course-${index}`,
    name: `French ${index}`,
    type: 'Adult',
    mainType: 'Live',
    href: `/adult/French%20${index}`,
  })),
}));
vi.mock('@/lib/api/courses', () => ({
  onePage: 24,
  listCourses: async (type: string) => ({ failed: false, data: type === 'Adult' ? courses.all : [] }),
  loadCards: async (listed: object[]) => {
    courses.asked.push(listed.length);
    return { failed: false, data: listed };
  },
}));

/** Components that wait for data, rendered as the framework does. */
async function html(part: number): Promise<string> {
  const { renderToReadableStream } = await import('react-dom/server.browser');
  const stream = await renderToReadableStream(<CourseChoices page="/zoom" first="Adult" part={part} pictures />);
  await stream.allReady;
  return new Response(stream).text();
}

test.each([
  [1, 24, 0],
  [2, 24, 24],
  [3, 2, 48],
  [9, 2, 48],
])('page %i of many courses to choose from holds %i, and loads no other cards', async (part, count, first) => {
  courses.asked.length = 0;
  const page = await html(part);
  const links = [...page.matchAll(/href="\/zoom\?course=([^"]+)"/g)].map(([, id]) => id);
  expect([links.length, links[0]]).toEqual([count, `course-${first}`]);
  expect(courses.asked).toEqual([count]);
});

test('the next page is a link that works without scripts', async () => {
  expect(await html(1)).toContain('href="/zoom?type=adult&amp;page=2"');
});
