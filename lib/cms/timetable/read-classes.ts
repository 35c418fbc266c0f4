import type { PayloadRequest, Where } from 'payload';
import { resourcesOf } from '@/lib/cms/classes/resources';
import { toAdminLanguage } from '@/lib/cms/language';
import type { Class } from '@/lib/cms/payload-types';

/** With course and teacher, in the language of the admin. For staff only: the caller has checked the role. */
export async function readClasses(req: PayloadRequest, where: Where): Promise<Class[]> {
  const { docs } = await req.payload.find({
    collection: 'classes',
    where,
    sort: ['startsAt', 'id'],
    depth: 2,
    populate: { courses: { name: true, instructor: true }, instructors: { name: true } },
    pagination: false,
    locale: toAdminLanguage(req.i18n?.language),
  });
  return docs;
}

export const courseNameOf = ({ course }: Pick<Class, 'course'>): string =>
  typeof course === 'object' ? course.name : '';

/** That of the class, or of its course. */
export function teacherOf(one: Pick<Class, 'teacher' | 'course' | 'room'>): { id: string; name: string } | undefined {
  const ofCourse = typeof one.course === 'object' ? one.course.instructor : undefined;
  const teacher = one.teacher ?? ofCourse;
  const { teacher: id } = resourcesOf(one);
  return id && typeof teacher === 'object' && teacher ? { id, name: teacher.name } : undefined;
}
