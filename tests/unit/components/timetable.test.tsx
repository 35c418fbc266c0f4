import { expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import { Timetable } from '@/components/classes/timetable';
import type { TimetableFilter, TimetableView } from '@/lib/contract/timetable-filter';

vi.mock('@/lib/api/classes', () => ({
  listTimetable: async () => ({
    failed: false,
    data: Array.from({ length: 200 }, (_, index) => ({
      _id: `class-${index}`,
      label: 'Evening group',
      course: { _id: 'k-1', name: 'French from Zero' },
      listing: {
        _id: 'k-1',
        name: 'French from Zero',
        translatedName: 'အစမှ ပြင်သစ်စာ',
        href: '/adult/French%20from%20Zero',
      },
      slots: [{ weekday: 'tuesday', from: '18:30', to: '20:00' }],
      ages: { from: 16, to: 99 },
      levels: ['A1'],
      place: 'both',
      teacher: 'Thiri Aung',
      price: '220,000 MMK',
      seats: 12,
      seatsLeft: 3,
    })),
  }),
}));

const evening: TimetableFilter = { time: 'evening' };

async function renderPage(page: number, view: TimetableView = 'list', filter = evening): Promise<string> {
  const { renderToReadableStream } = await import('react-dom/server.browser');
  const stream = await renderToReadableStream(<Timetable filter={filter} view={view} page={page} />);
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

test('a row names the group of its class', async () => {
  const html = (await renderPage(1)).replaceAll('<!-- -->', '');
  expect(html).toContain('Evening group\u00a0· Thiri Aung');
});

test.each(['list', 'week'] as const)('a parent reads the translated name of a course in the %s', async (view) => {
  const html = (await withLocale('my', () => renderPage(1, view))).replaceAll('\u2060', '');
  expect(html).toContain('<p class="muted">အစမှ ပြင်သစ်စာ</p>');
  expect(html).toContain('aria-label="နေရာယူရန် – French from Zero (အစမှ ပြင်သစ်စာ)၊ အင်္ဂါ 18:30–20:00"');
});

test.each([
  ['en', 'Days without any of these classes: Monday, Wednesday, Thursday, Friday, Saturday, Sunday'],
  ['fr', 'Jours sans aucune de ces classes\u00a0: lundi, mercredi, jeudi, vendredi, samedi, dimanche'],
] as const)('in %s a week names the days that it leaves out', async (locale, line) => {
  expect(await withLocale(locale, () => renderPage(1, 'week'))).toContain(line);
});

test('a filter that all classes match is not offered', async () => {
  const html = await renderPage(1, 'list', {});
  expect(html).toContain('200 classes');
  for (const name of ['Age', 'When', 'Level', 'Day', 'Place', 'Price']) {
    expect(html, name).not.toContain(`aria-label="${name}"`);
  }
});
