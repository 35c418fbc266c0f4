import type { PayloadRequest } from 'payload';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import { yangonTime } from '@/lib/format/dates';
import { readClasses, teacherOf } from './read-classes';
import { sumTeacherHours, type TeacherMonth } from './teacher-hours';
import { isTaughtIn } from './year';

/** Of classes that take place: planned and cancelled ones do not count, and neither do cancelled lessons. */
export async function readTeacherHours(req: PayloadRequest, year: string, noTeacher: string): Promise<TeacherMonth[]> {
  const classes = await readClasses(req, {
    and: [{ state: { in: ['open', 'running', 'finished'] } }, isTaughtIn(year)],
  });
  const taught = classes.map((one) => ({
    teacher: teacherOf(one) ?? { id: '', name: noTeacher },
    lessons: readSchedule(one.schedule).lessons.filter(({ startsAt }) => yangonTime(startsAt).startsWith(year)),
  }));
  return sumTeacherHours(taught);
}
