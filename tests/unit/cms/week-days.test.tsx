import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readOccupancyFilters } from '@/lib/cms/timetable/occupancy-rows';
import { OccupancyTable } from '@/lib/cms/timetable/occupancy-table';
import type { StaffLesson } from '@/lib/cms/timetable/read-week';
import { timetableTexts } from '@/lib/cms/timetable/timetable-texts';
import { WeekDays } from '@/lib/cms/timetable/week-days';
import { toMoment } from '@/lib/format/lessons';

const lesson: StaffLesson = {
  startsAt: toMoment('2026-12-08', '18:30'),
  endsAt: toMoment('2026-12-08', '20:00'),
  class: 'a',
  label: 'Evening group',
  course: 'French from Zero',
  teacher: 'Thiri Aung',
  place: 'Room 1',
  resources: { teacher: 't', room: 'Room 1' },
  isOver: false,
  state: 'planned',
  seats: 12,
  occupancy: { taken: 9, held: 1, waiting: 0 },
  conflicts: [{ by: 'room', label: 'DELF B1, Evening group' }],
};

test.each([
  ['en', 'Tuesday', 'Same room at the same time: “DELF B1, Evening group”', 'Planned'],
  ['fr', 'Mardi', 'Même salle au même moment', 'Prévue'],
  ['my', 'အင်္ဂါ', 'အခန်း အချိန်ထပ်နေသည်', 'စီစဉ်ထား'],
])('in %s staff read a lesson with its conflict in words', (language, ...texts) => {
  const start = new Date(toMoment('2026-12-07', '00:00'));
  const html = renderToStaticMarkup(
    <WeekDays start={start} by="teacher" lessons={[lesson]} text={timetableTexts(language)} language={language} />,
  );
  for (const text of [...texts, '18:30–20:00', 'Thiri Aung', 'French from Zero · Room 1']) expect(html).toContain(text);
  expect(html).toContain('data-conflict="true"');
});

test('staff sort occupancy by a column, and a second tap turns the order around', () => {
  const filters = readOccupancyFilters({ sort: 'fill', state: 'all', year: '2024' });
  const row = { id: 'a', label: 'Evening group', state: 'open' as const, course: { id: 'c', name: 'French A1' } };
  const counts = { seats: 12, taken: 2, held: 0, waiting: 0, minimum: 4, isBelowMinimum: true };
  const text = timetableTexts('en');
  const html = renderToStaticMarkup(
    <OccupancyTable rows={[{ ...row, ...counts }]} filters={filters} text={text} language="en" />,
  );
  expect(html).toContain('href="/admin/occupancy?state=all&amp;year=2024&amp;sort=-fill"');
  expect(html).toContain('aria-sort="ascending"');
  expect(html).toContain('below minimum');
});
