import { type Lesson, takeLessons } from './lessons';

/** Of one lesson by staff. Without times it is cancelled. */
export type LessonChange = {
  /** The planned start of the lesson, or the first start of an added one: its identity. */
  lesson: string;
  isAdded?: boolean;
  startsAt?: string;
  endsAt?: string;
  reason: string;
  /** Counts the changes of this lesson; 1 if absent. */
  revision?: number;
};

export type ScheduledLesson = Lesson & { change?: LessonChange };

/** `cancelled` are those that would be in `lessons`. */
export type LessonPlan = { lessons: ScheduledLesson[]; cancelled: LessonChange[] };

type Planning = {
  planned: Iterable<Lesson>;
  count: number;
  changes: LessonChange[];
  /** As stored before. Its lessons that have begun stay, whatever is planned now. */
  before: LessonPlan;
  now: string;
};

export const lessonKey = ({ startsAt, change }: ScheduledLesson): string => change?.lesson ?? startsAt;

export const revisionOf = (change: LessonChange | undefined): number => (change ? (change.revision ?? 1) : 0);

const isPlanned = (change: LessonChange | undefined) => !change?.isAdded;

function listBegun({ lessons, cancelled }: LessonPlan, now: string): Map<string, Lesson | undefined> {
  return new Map([
    ...lessons
      .filter(({ startsAt, change }) => startsAt <= now && isPlanned(change))
      .map((one) => [lessonKey(one), one] as const),
    ...cancelled
      .filter((change) => change.lesson <= now && isPlanned(change))
      .map(({ lesson }) => [lesson, undefined] as const),
  ]);
}

/** Lessons that staff moved and told the class of, whose slot the class no longer has. */
function listUnplannedMoves({ lessons }: LessonPlan, slots: Lesson[], now: string): string[] {
  const planned = new Set(slots.map(({ startsAt }) => startsAt));
  return lessons
    .filter(({ startsAt, change }) => change && isPlanned(change) && startsAt > now && !planned.has(change.lesson))
    .map(lessonKey);
}

/** The lessons of a class in order: those that have begun, those that are planned, and what staff changed. */
export function planLessons({ planned, count, changes, before, now }: Planning): LessonPlan {
  const changed = new Map(changes.map((change) => [change.lesson, change]));
  const begun = listBegun(before, now);
  const slots = [...planned];
  const unplanned = listUnplannedMoves(before, slots, now);
  const isAhead = ({ startsAt }: Lesson) => (changed.get(startsAt)?.startsAt ?? startsAt) > now;
  const ahead = takeLessons(
    slots,
    count - begun.size - unplanned.length,
    (lesson) => begun.size === 0 || (isAhead(lesson) && !begun.has(lesson.startsAt)),
  );
  const plan: LessonPlan = { lessons: [], cancelled: [] };
  const place = (change: LessonChange | undefined, lesson?: Lesson) => {
    if (change?.startsAt && change.endsAt)
      plan.lessons.push({ startsAt: change.startsAt, endsAt: change.endsAt, change });
    else if (change) plan.cancelled.push(change);
    else if (lesson) plan.lessons.push({ startsAt: lesson.startsAt, endsAt: lesson.endsAt });
  };
  for (const [key, lesson] of begun) place(changed.get(key), lesson);
  for (const lesson of ahead) place(changed.get(lesson.startsAt), lesson);
  for (const key of unplanned) place(changed.get(key));
  for (const change of changes) if (change.isAdded) place(change);
  plan.lessons.sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  plan.cancelled.sort((one, other) => (one.lesson < other.lesson ? -1 : 1));
  return plan;
}
