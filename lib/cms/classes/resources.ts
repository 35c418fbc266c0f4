import type { Class } from '@/lib/cms/payload-types';

/** What a class occupies during its lessons. */
export type Resources = { teacher?: string; room?: string };

export const idOf = (relation: string | { id: string } | null | undefined): string | undefined =>
  typeof relation === 'string' ? relation : relation?.id;

/** A class without a teacher of its own has that of its course, which must be loaded. */
export function resourcesOf({ teacher, course, room }: Pick<Class, 'teacher' | 'course' | 'room'>): Resources {
  const ofCourse = typeof course === 'object' ? idOf(course.instructor) : undefined;
  return { teacher: idOf(teacher) ?? ofCourse, room: room?.trim() || undefined };
}

/** What two classes cannot both have at the same time. */
export function sharedResource(one: Resources, other: Resources): 'teacher' | 'room' | undefined {
  if (one.teacher && one.teacher === other.teacher) return 'teacher';
  return one.room && one.room === other.room ? 'room' : undefined;
}
