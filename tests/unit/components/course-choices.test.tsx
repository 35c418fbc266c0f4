import { expect, test, vi } from 'vitest';
import { CourseChoices } from '@/components/enrolment/course-choices';

const courses = vi.hoisted(() => ({
  cardCounts: [] as number[],
  all: Array.from({ length: 50 }, (_, index) => ({
    _id: `course-${index}`,
    name: `French ${index}`,
    type: 'Adult',
    mainType: 'Live',
    href: `/adult/French%20${index}`,
  })),
}));
vi.mock('@/lib/api/courses', () => ({
  listCourses: async (type: string) => ({ failed: false, data: type === 'Adult' ? courses.all : [] }),
  loadCards: async (listed: object[]) => {
    courses.cardCounts.push(listed.length);
    return { failed: false, data: listed };
  },
}));

/** Renders async components, as Next does. */
async function renderPage(pageNumber: number): Promise<string> {
  const { renderToReadableStream } = await import('react-dom/server.browser');
  const stream = await renderToReadableStream(
    <CourseChoices page="/zoom" initialType="Adult" pageNumber={pageNumber} hasPictures />,
  );
  await stream.allReady;
  return new Response(stream).text();
}

test.each([
  [1, 12, 0],
  [2, 12, 12],
  [5, 2, 48],
  [9, 2, 48],
])('page %i of the course choices has %i courses, and loads only their cards', async (pageNumber, count, first) => {
  courses.cardCounts.length = 0;
  const html = await renderPage(pageNumber);
  const links = [...html.matchAll(/href="\/zoom\?course=([^"]+)"/g)].map(([, id]) => id);
  expect([links.length, links[0]]).toEqual([count, `course-${first}`]);
  expect(courses.cardCounts).toEqual([count]);
});

test('the next page is a plain link that needs no scripts', async () => {
  expect(await renderPage(1)).toContain('href="/zoom?type=adult&amp;page=2"');
});
