import type { CollectionBeforeChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import type { DeriveFields } from '@/lib/cms/changed-fields';
import type { Class } from '@/lib/cms/payload-types';
import { type LessonChange, type LessonPlan, planLessons } from '@/lib/format/lesson-changes';
import { type DayRange, eachLesson, toDay, type WeeklySlot } from '@/lib/format/lessons';

export type ClassSchedule = LessonPlan & { slots: WeeklySlot[] };

/** Classes saved before lessons could be changed have no `cancelled`. */
export const readSchedule = (stored: unknown): ClassSchedule => ({
  ...noSchedule,
  ...(stored as ClassSchedule | null),
});
const noSchedule: ClassSchedule = { slots: [], lessons: [], cancelled: [] };

export const readLessonChanges = ({ lessonChanges }: Pick<Class, 'lessonChanges'>): LessonChange[] =>
  (lessonChanges as LessonChange[] | null | undefined) ?? [];

export async function findClosedDays(req: PayloadRequest): Promise<DayRange[]> {
  const { closedDays } = await req.payload.findGlobal({ slug: 'school-calendar', depth: 0, overrideAccess: true, req });
  return (closedDays ?? []).map(({ from, to }) => ({ from: toDay(from), to: toDay(to ?? from) }));
}

async function createSchedule(
  req: PayloadRequest,
  { firstDay, lessonCount, slots, state, lessonChanges }: Class,
  before: unknown,
): Promise<ClassSchedule> {
  const weekly = (slots ?? []).map(({ weekday, from, to }) => ({ weekday, from, to }));
  const term = firstDay && { firstDay: toDay(firstDay), slots: weekly, closedDays: await findClosedDays(req) };
  const plan = planLessons({
    planned: term ? eachLesson(term) : [],
    count: lessonCount,
    changes: readLessonChanges({ lessonChanges }),
    before: state === 'planned' ? noSchedule : readSchedule(before),
    now: new Date().toISOString(),
  });
  return { slots: term ? weekly : [], ...plan };
}

export async function derivedFields(req: PayloadRequest, one: Class, before: unknown) {
  const schedule = await createSchedule(req, one, before);
  const { lessons } = schedule;
  const ends = lessons.map(({ endsAt }) => endsAt).toSorted();
  return { schedule, startsAt: lessons[0]?.startsAt ?? null, endsAt: ends.at(-1) ?? null };
}

/** A copy of a class has its own term: nothing of the original has begun in it. */
export const deriveNewSchedule: CollectionBeforeChangeHook<Class> = async ({ data, originalDoc, operation, req }) =>
  operation === 'create'
    ? { ...data, ...(await derivedFields(req, { ...originalDoc, ...data } as Class, undefined)) }
    : data;

export const deriveSchedule: DeriveFields = (req, next, stored) =>
  derivedFields(req, next as unknown as Class, stored.schedule);

/** A changed calendar moves the lessons of classes that are not over. */
export const moveLessons: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { docs } = await req.payload.find({
    collection: 'classes',
    where: { and: [{ state: { in: ['planned', 'open', 'running'] } }, { startsAt: { exists: true } }] },
    select: {},
    pagination: false,
    depth: 0,
    req,
  });
  for (const { id } of docs) await req.payload.update({ collection: 'classes', id, data: {}, depth: 0, req });
  return doc;
};
