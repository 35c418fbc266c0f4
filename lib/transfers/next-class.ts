import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import { allLabels, type LabelledClass, withLabels } from '@/lib/cms/classes/class-label';
import { findClosedDays, readSchedule } from '@/lib/cms/classes/derive-schedule';
import { idOf, resourcesOf } from '@/lib/cms/classes/resources';
import { isValidationError } from '@/lib/cms/errors';
import type { Class, Course } from '@/lib/cms/payload-types';
import { eachLesson, toDay, toMoment } from '@/lib/format/lessons';
import { defaultLocale, locales } from '@/lib/format/locale';
import { NextClassRefusedError } from './next-class-refusal';
import { listFollowing, proposeNextCourse } from './next-course';

const dayMs = 24 * 60 * 60 * 1000;

/** With its course. */
export async function findFinishing(cms: Payload, id: string): Promise<LabelledClass | null> {
  const found = await cms.findByID({ collection: 'classes', id, depth: 1, disableErrors: true, ...allLabels });
  return found && withLabels(found);
}

/** Also in the recycle bin: a class has one that follows it. */
export async function findNextClass(cms: Payload, id: string): Promise<LabelledClass | undefined> {
  const { docs } = await cms.find({
    collection: 'classes',
    where: { follows: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    ...allLabels,
  });
  return docs.map(withLabels)[0];
}

/** The day of the first weekly slot after the last lesson, and not in the past. */
async function findFirstDay(
  req: PayloadRequest,
  { schedule, endsAt }: Class,
  now = new Date(),
): Promise<string | null> {
  const { slots } = readSchedule(schedule);
  const last = endsAt && endsAt > now.toISOString() ? new Date(endsAt) : now;
  const firstDay = toDay(new Date(last.getTime() + dayMs));
  const [next] = eachLesson({ firstDay, slots, closedDays: await findClosedDays(req) });
  return next ? toDay(next.startsAt) : null;
}

export type NextClassProposal = {
  courses: { id: string; name: string }[];
  course?: string;
  /** "2026-12-04" */
  firstDay: string | null;
};

async function listCourses(cms: Payload): Promise<Course[]> {
  const { docs } = await cms.find({
    collection: 'courses',
    where: { and: [{ _status: { equals: 'published' } }, { archived: { not_equals: true } }] },
    sort: 'position',
    depth: 0,
    pagination: false,
  });
  return docs;
}

export async function proposeNextClass(req: PayloadRequest, source: Class): Promise<NextClassProposal> {
  const { course: own } = source;
  const courses = typeof own === 'object' ? await listCourses(req.payload) : [];
  if (typeof own !== 'object') return { courses: [], firstDay: null };
  return {
    courses: listFollowing(own, courses).map(({ id, name }) => ({ id, name })),
    course: proposeNextCourse(own, courses)?.id,
    firstDay: await findFirstDay(req, source),
  };
}

async function translateLabel(req: PayloadRequest, { id }: Class, labels: LabelledClass['labels']): Promise<void> {
  for (const locale of locales.filter((one) => one !== defaultLocale)) {
    const label = labels?.[locale];
    if (!label) continue;
    const inLocale = isolateObjectProperty(req, ['locale', 'fallbackLocale']);
    await req.payload.update({ collection: 'classes', id, data: { label }, depth: 0, locale, req: inLocale });
  }
}

/** Planned, with slots, teacher and place of the class before. Of concurrent calls one creates it. */
export async function createNextClass(
  req: PayloadRequest,
  source: LabelledClass,
  course: string,
): Promise<LabelledClass> {
  const { payload: cms } = req;
  const { courses, firstDay } = await proposeNextClass(req, source);
  if (!courses.some(({ id }) => id === course)) throw new NextClassRefusedError('courseMissing');
  const { label, lessonCount, slots, place, room, seats, minimum, language } = source;
  const data = {
    ...{ label, lessonCount, place, room, seats, minimum, language, course },
    slots: slots?.map(({ weekday, from, to }) => ({ weekday, from, to })),
    teacher: resourcesOf(source).teacher,
    firstDay: firstDay && toMoment(firstDay, '00:00'),
    deskSeats: 0,
    state: 'planned' as const,
    follows: source.id,
  };
  try {
    const created = await cms.create({ collection: 'classes', data, depth: 0, req });
    await translateLabel(req, created, source.labels);
    return { ...created, labels: source.labels };
  } catch (error) {
    const created = isValidationError(error) ? await findNextClass(cms, source.id) : undefined;
    if (!created) throw error;
    return created;
  }
}

export const courseIdOf = ({ course }: Class): string => idOf(course) ?? '';
