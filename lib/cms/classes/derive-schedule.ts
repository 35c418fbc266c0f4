import type { CollectionBeforeChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import type { Class } from '@/lib/cms/payload-types';
import { type DayRange, generateLessons, type Lesson, toDay, type WeeklySlot } from '@/lib/format/lessons';

export type ClassSchedule = { slots: WeeklySlot[]; lessons: Lesson[] };

export const readSchedule = (stored: unknown): ClassSchedule => (stored as ClassSchedule | null) ?? noSchedule;
const noSchedule: ClassSchedule = { slots: [], lessons: [] };

async function findClosedDays(req: PayloadRequest): Promise<DayRange[]> {
  const { closedDays } = await req.payload.findGlobal({ slug: 'school-calendar', depth: 0, overrideAccess: true, req });
  return (closedDays ?? []).map(({ from, to }) => ({ from: toDay(from), to: toDay(to ?? from) }));
}

async function createSchedule(req: PayloadRequest, { firstDay, lessonCount, slots }: Class): Promise<ClassSchedule> {
  const weekly = (slots ?? []).map(({ weekday, from, to }) => ({ weekday, from, to }));
  if (!firstDay || weekly.length === 0) return noSchedule;
  const term = { firstDay: toDay(firstDay), count: lessonCount, slots: weekly };
  return { slots: weekly, lessons: generateLessons({ ...term, closedDays: await findClosedDays(req) }) };
}

export const deriveSchedule: CollectionBeforeChangeHook<Class> = async ({ data, originalDoc, req }) => {
  const schedule = await createSchedule(req, { ...originalDoc, ...data } as Class);
  const { lessons } = schedule;
  return { ...data, schedule, startsAt: lessons[0]?.startsAt ?? null, endsAt: lessons.at(-1)?.endsAt ?? null };
};

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
