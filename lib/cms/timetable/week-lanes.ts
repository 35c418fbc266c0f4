import { type Resources, sharedResource } from '@/lib/cms/classes/resources';
import { nextWeek } from '@/lib/cms/dashboard/weeks';
import { yangonTime } from '@/lib/format/dates';
import { type Lesson, overlappingLessons, toDay } from '@/lib/format/lessons';
import { type Weekday, weekdays } from '@/lib/format/weekdays';

export type WeekLesson = Lesson & {
  class: string;
  label: string;
  course: string;
  teacher: string;
  /** The room, or the kind of place. */
  place: string;
  resources: Resources;
  /** Only lessons of classes that are not over can conflict. */
  isOver: boolean;
};

/** What decides whether two lessons overlap. */
type Booked = Lesson & Pick<WeekLesson, 'class' | 'label' | 'course' | 'resources' | 'isOver'>;

export type Conflict = { by: 'teacher' | 'room'; label: string };
export type Conflicted<One extends Booked> = One & { conflicts: Conflict[] };

export const laneKinds = ['teacher', 'place'] as const;
export type LaneKind = (typeof laneKinds)[number];

const dayMs = 24 * 60 * 60 * 1000;
export const stepMinutes = 15;
/** Shown even if no lesson is so early or so late. */
const usualHours = { from: 9, to: 18 };

export function markConflicts<One extends Booked>(lessons: One[]): Conflicted<One>[] {
  return lessons.map((one) => ({
    ...one,
    conflicts: lessons.flatMap((other) => {
      if (other.class === one.class || one.isOver || other.isOver) return [];
      const by = sharedResource(one.resources, other.resources);
      return by && overlappingLessons([one], [other]).length > 0
        ? [{ by, label: `${other.course}, ${other.label}` }]
        : [];
    }),
  }));
}

export type WeekDay<One> = { day: string; weekday: Weekday; lanes: { name: string; lessons: One[] }[] };

/** Monday to Sunday. A lane per teacher or place with lessons on that day. */
export function listWeek<One extends WeekLesson>(start: Date, lessons: One[], by: LaneKind): WeekDay<One>[] {
  const ordered = lessons.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  return weekdays.map((weekday, at) => {
    const day = toDay(new Date(start.getTime() + at * dayMs));
    const ofDay = ordered.filter(({ startsAt }) => toDay(startsAt) === day);
    const names = [...new Set(ofDay.map((lesson) => lesson[by]))].sort((one, other) => one.localeCompare(other));
    const lanes = names.map((name) => ({ name, lessons: ofDay.filter((lesson) => lesson[by] === name) }));
    return { day, weekday, lanes };
  });
}

export const isInWeek = (start: Date, { startsAt }: Lesson): boolean =>
  startsAt >= start.toISOString() && startsAt < nextWeek(start).toISOString();

const minutesOfDay = (moment: string) => {
  const clock = yangonTime(moment).slice(11);
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
};

/** The hours that hold all lessons. */
export function hoursOf(lessons: Lesson[]): { from: number; to: number } {
  return {
    from: Math.min(usualHours.from, ...lessons.map(({ startsAt }) => Math.floor(minutesOfDay(startsAt) / 60))),
    to: Math.max(usualHours.to, ...lessons.map(({ endsAt }) => Math.ceil(minutesOfDay(endsAt) / 60))),
  };
}

/** The grid lines of a lesson: a quarter of an hour each, from the first hour. */
export function columnsOf({ startsAt, endsAt }: Lesson, { from }: { from: number }): { start: number; end: number } {
  const lineOf = (moment: string, round: (line: number) => number) =>
    round((minutesOfDay(moment) - from * 60) / stepMinutes) + 1;
  const start = lineOf(startsAt, Math.floor);
  return { start, end: Math.max(start + 1, lineOf(endsAt, Math.ceil)) };
}
