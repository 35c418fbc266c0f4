import type { PayloadRequest } from 'payload';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import { yangonTime } from '@/lib/format/dates';
import { toMoment } from '@/lib/format/lessons';
import { readClasses, teacherOf } from './read-classes';
import { sumTeacherHours, type TeacherMonth } from './teacher-hours';

const yearPattern = /^20\d\d$/;

export const readYear = (value: unknown): string =>
  typeof value === 'string' && yearPattern.test(value) ? value : yangonTime(new Date()).slice(0, 4);

/** Of classes that take place: planned and cancelled ones do not count, and neither do cancelled lessons. */
export async function readTeacherHours(req: PayloadRequest, year: string, noTeacher: string): Promise<TeacherMonth[]> {
  const classes = await readClasses(req, {
    and: [
      { state: { in: ['open', 'running', 'finished'] } },
      { startsAt: { less_than: toMoment(`${Number(year) + 1}-01-01`, '00:00') } },
      { endsAt: { greater_than: toMoment(`${year}-01-01`, '00:00') } },
    ],
  });
  const taught = classes.map((one) => ({
    teacher: teacherOf(one) ?? { id: '', name: noTeacher },
    lessons: readSchedule(one.schedule).lessons.filter(({ startsAt }) => yangonTime(startsAt).startsWith(year)),
  }));
  return sumTeacherHours(taught);
}
