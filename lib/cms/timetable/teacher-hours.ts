import { yangonTime } from '@/lib/format/dates';
import type { Lesson } from '@/lib/format/lessons';

export type TaughtClass = { teacher: { id: string; name: string }; lessons: Lesson[] };

/** `month` is "2026-12", in Myanmar time. */
export type TeacherMonth = { month: string; id: string; name: string; lessons: number; minutes: number };

const minuteMs = 60_000;

/** By month, the last one first, and teacher. */
export function sumTeacherHours(classes: TaughtClass[]): TeacherMonth[] {
  const months = new Map<string, TeacherMonth>();
  for (const { teacher, lessons } of classes) {
    for (const { startsAt, endsAt } of lessons) {
      const month = yangonTime(startsAt).slice(0, 7);
      const key = `${month} ${teacher.id}`;
      const sum = months.get(key) ?? { month, ...teacher, lessons: 0, minutes: 0 };
      sum.lessons += 1;
      sum.minutes += (Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs;
      months.set(key, sum);
    }
  }
  return [...months.values()].sort((one, other) =>
    one.month === other.month ? one.name.localeCompare(other.name) : one.month < other.month ? 1 : -1,
  );
}

/** "13:30", also above a day. */
export const formatMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;
