import type { PayloadRequest, Where } from 'payload';
import { toAdminLanguage } from '@/lib/cms/language';
import type { Class } from '@/lib/cms/payload-types';
import { type Lesson, overlappingLessons } from '@/lib/format/lessons';
import { labelOf } from './class-label';
import { readSchedule } from './derive-schedule';
import { resourcesOf, sharedResource } from './resources';

export type Conflict = { id: string; label: string; by: 'teacher' | 'room'; lesson: Lesson; count: number };

/** Other classes whose lessons overlap in the same room or with the same teacher. Expects a class with its course. */
export async function findConflicts(req: PayloadRequest, own: Class): Promise<Conflict[]> {
  const { lessons } = readSchedule(own.schedule);
  const resources = resourcesOf(own);
  const { teacher, room } = resources;
  const shared: Where[] = [
    ...(teacher
      ? [
          { teacher: { equals: teacher } },
          { and: [{ teacher: { exists: false } }, { 'course.instructor': { equals: teacher } }] },
        ]
      : []),
    ...(room ? [{ room: { equals: room } }] : []),
  ];
  const [first, last] = [lessons[0], lessons.at(-1)];
  if (!first || !last || shared.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'classes',
    where: {
      and: [
        { id: { not_equals: own.id } },
        { state: { in: ['planned', 'open', 'running'] } },
        { startsAt: { less_than: last.endsAt } },
        { endsAt: { greater_than: first.startsAt } },
        { or: shared },
      ],
    },
    populate: { courses: { instructor: true } },
    pagination: false,
    depth: 1,
    locale: toAdminLanguage(req.i18n?.language),
  });
  return docs.flatMap((other): Conflict[] => {
    const overlapping = overlappingLessons(lessons, readSchedule(other.schedule).lessons);
    const by = sharedResource(resources, resourcesOf(other));
    const [lesson] = overlapping;
    return lesson && by ? [{ id: other.id, label: labelOf(other), by, lesson, count: overlapping.length }] : [];
  });
}
