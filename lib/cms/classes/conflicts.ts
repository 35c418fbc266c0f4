import type { PayloadRequest, Where } from 'payload';
import type { Class } from '@/lib/cms/payload-types';
import { type Lesson, overlappingLessons } from '@/lib/format/lessons';
import { readSchedule } from './derive-schedule';

export type Conflict = { id: string; label: string; by: 'teacher' | 'room'; lesson: Lesson; count: number };

const idOf = (relation: string | { id: string } | null | undefined) =>
  typeof relation === 'string' ? relation : relation?.id;

/** Other classes whose lessons overlap in the same room or with the same teacher. */
export async function findConflicts(req: PayloadRequest, own: Class): Promise<Conflict[]> {
  const { lessons } = readSchedule(own.schedule);
  const [teacher, room] = [idOf(own.teacher), own.room?.trim()];
  const shared: Where[] = [
    ...(teacher ? [{ teacher: { equals: teacher } }] : []),
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
    pagination: false,
    depth: 0,
    req,
  });
  return docs.flatMap((other): Conflict[] => {
    const overlapping = overlappingLessons(lessons, readSchedule(other.schedule).lessons);
    const [lesson] = overlapping;
    const by = teacher && idOf(other.teacher) === teacher ? 'teacher' : 'room';
    return lesson ? [{ id: other.id, label: other.label, by, lesson, count: overlapping.length }] : [];
  });
}
