import type { PayloadRequest } from 'payload';
import { labelOf } from '@/lib/cms/classes/class-label';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import { resourcesOf } from '@/lib/cms/classes/resources';
import { nextWeek } from '@/lib/cms/dashboard/weeks';
import type { ClassState } from '@/lib/contract/class-options';
import { findOccupancy, type Occupancy } from '@/lib/transfers/seat-list';
import { courseNameOf, readClasses, teacherOf } from './read-classes';
import type { TimetableTexts } from './timetable-texts';
import { type Conflicted, isInWeek, markConflicts, type WeekLesson } from './week-lanes';

export type StaffLesson = Conflicted<WeekLesson & { state: ClassState; seats: number; occupancy?: Occupancy }>;

/** The lessons of a week, from its Monday. Cancelled classes have none. */
export async function readWeek(req: PayloadRequest, start: Date, text: TimetableTexts): Promise<StaffLesson[]> {
  const classes = await readClasses(req, {
    and: [
      { state: { not_equals: 'cancelled' } },
      { startsAt: { less_than: nextWeek(start).toISOString() } },
      { endsAt: { greater_than: start.toISOString() } },
    ],
  });
  const occupancy = await findOccupancy(req.payload, classes);
  const lessons = classes.flatMap((one) =>
    readSchedule(one.schedule)
      .lessons.filter((lesson) => isInWeek(start, lesson))
      .map(({ startsAt, endsAt }) => ({
        startsAt,
        endsAt,
        class: one.id,
        label: labelOf(one),
        course: courseNameOf(one),
        teacher: teacherOf(one)?.name ?? text.noTeacher,
        place: one.room?.trim() || text.places[one.place],
        resources: resourcesOf(one),
        isOver: one.state === 'finished',
        state: one.state,
        seats: one.seats,
        occupancy: occupancy.get(one.id),
      })),
  );
  return markConflicts(lessons);
}
