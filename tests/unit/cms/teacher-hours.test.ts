import { expect, test } from 'vitest';
import { formatMinutes, sumTeacherHours } from '@/lib/cms/timetable/teacher-hours';
import { toMoment } from '@/lib/format/lessons';

const lesson = (day: string, from: string, to: string) => ({
  startsAt: toMoment(day, from),
  endsAt: toMoment(day, to),
});
const [claire, thiri] = [
  { id: 'c', name: 'Claire' },
  { id: 't', name: 'Thiri' },
];

test('the hours of a teacher are summed over classes by month in Myanmar, the last month first', () => {
  const hours = sumTeacherHours([
    { teacher: thiri, lessons: [lesson('2026-11-30', '18:30', '20:00'), lesson('2026-12-01', '00:15', '01:00')] },
    { teacher: claire, lessons: [lesson('2026-12-02', '09:00', '10:00')] },
    { teacher: thiri, lessons: [lesson('2026-12-31', '18:30', '20:00')] },
  ]);
  expect(hours.map(({ month, name, lessons, minutes }) => [month, name, lessons, formatMinutes(minutes)])).toEqual([
    ['2026-12', 'Claire', 1, '1:00'],
    ['2026-12', 'Thiri', 2, '2:15'],
    ['2026-11', 'Thiri', 1, '1:30'],
  ]);
  expect(formatMinutes(1505)).toBe('25:05');
});
