import { expect, test, vi } from 'vitest';
import { Timetable } from '@/components/classes/timetable';
import type { TimetableView } from '@/lib/contract/timetable-filter';

vi.mock('@/lib/api/classes', () => ({
  listTimetable: async () => ({
    failed: false,
    data: Array.from({ length: 200 }, (_, index) => ({
      _id: `class-${index}`,
      course: { _id: 'k-1', name: 'French from Zero' },
      listing: { _id: 'k-1', name: 'French from Zero', href: '/adult/French%20from%20Zero' },
      slots: [{ weekday: 'tuesday', from: '18:30', to: '20:00' }],
      ages: { from: 16, to: 99 },
      levels: ['A1'],
      place: 'both',
      price: '220,000 MMK',
      seats: 12,
      seatsLeft: 3,
    })),
  }),
}));

async function renderPage(page: number, view: TimetableView = 'list'): Promise<string> {
  const { renderToReadableStream } = await import('react-dom/server.browser');
  const stream = await renderToReadableStream(<Timetable filter={{ time: 'evening' }} view={view} page={page} />);
  await stream.allReady;
  return new Response(stream).text();
}

test.each([
  [1, 20, 'class-0'],
  [2, 20, 'class-20'],
  [10, 20, 'class-180'],
])('page %i of 200 classes has %i, and the number of all', async (page, count, first) => {
  const html = await renderPage(page);
  const links = [...html.matchAll(/href="\/reserve\?class=([^"]+)"/g)].map(([, id]) => id);
  expect([links.length, links[0]]).toEqual([count, first]);
  expect(html).toContain('200 classes');
});

test('the next page keeps the filter, in a link that needs no scripts', async () => {
  expect(await renderPage(1)).toContain('href="/timetable?time=evening&amp;page=2"');
});

test('a week of 200 classes has 20 of them, and its next page stays a week', async () => {
  const html = await renderPage(1, 'week');
  expect(html.match(/href="\/reserve\?class=/g)).toHaveLength(20);
  expect(html).toContain('href="/timetable?time=evening&amp;view=week&amp;page=2"');
  expect(html).toContain('Classes 1 to 20 of 200');
  expect(await renderPage(10, 'week')).toContain('Classes 181 to 200 of 200');
});
