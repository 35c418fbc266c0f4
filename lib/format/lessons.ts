import { yangonOffsetMs, yangonTime } from './dates';
import { type Weekday, weekdays } from './weekdays';

/** Times in Myanmar: "18:30". */
export type WeeklySlot = { weekday: Weekday; from: string; to: string };

/** ISO 8601, UTC. */
export type Lesson = { startsAt: string; endsAt: string };

/** Calendar days in Myanmar, inclusive: "2026-12-04". */
export type DayRange = { from: string; to: string };

type Term = { firstDay: string; slots: WeeklySlot[]; closedDays: DayRange[] };

const dayMs = 24 * 60 * 60 * 1000;
const maxDays = 3 * 366;

export const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The calendar day in Myanmar. */
export const toDay = (date: string | Date): string => yangonTime(date).slice(0, 10);

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7] as Weekday;

/** Of a day and a time in Myanmar. */
export const toMoment = (day: string, time: string) =>
  new Date(Date.parse(`${day}T${time}:00.000Z`) - yangonOffsetMs).toISOString();

const isClosed = (day: string, closedDays: DayRange[]) => closedDays.some(({ from, to }) => from <= day && day <= to);

/** From the first day on, at every weekly slot that is not on a closed day. */
export function* eachLesson({ firstDay, slots, closedDays }: Term): Generator<Lesson> {
  const ordered = slots.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  for (let days = 0; days < maxDays && slots.length > 0; days++) {
    const day = addDays(firstDay, days);
    if (isClosed(day, closedDays)) continue;
    for (const { weekday, from, to } of ordered) {
      if (weekday === weekdayOf(day)) yield { startsAt: toMoment(day, from), endsAt: toMoment(day, to) };
    }
  }
}

/** Fewer than `count` if the school hardly opens. */
export function takeLessons(
  lessons: Iterable<Lesson>,
  count: number,
  isWanted: (lesson: Lesson) => boolean = () => true,
): Lesson[] {
  const taken: Lesson[] = [];
  for (const lesson of lessons) {
    if (taken.length >= count) break;
    if (isWanted(lesson)) taken.push(lesson);
  }
  return taken;
}

/** The lessons of the first list that overlap one of the second. */
export const overlappingLessons = (lessons: Lesson[], others: Lesson[]): Lesson[] =>
  lessons.filter(({ startsAt, endsAt }) => others.some((other) => startsAt < other.endsAt && other.startsAt < endsAt));
