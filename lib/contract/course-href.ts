import { type Course, type CourseType, isVideoCourse } from './courses';

type LinkedCourse = Pick<Course, '_id' | 'name' | 'type' | 'mainType'>;

/** The type in the URL of a course. A video course of another type is listed under Video as well. */
export const urlType = (course: Pick<Course, 'type' | 'mainType'>): CourseType =>
  course.type ?? (isVideoCourse(course) ? 'Video' : 'Adult');

/** `/adult/L’été`, percent-encoded; with the id where an older course of that type has the same name. */
export function courseHref(course: LinkedCourse, { isNameTaken }: { isNameTaken: boolean }): string {
  const path = `/${urlType(course).toLowerCase()}/${encodeURIComponent(course.name)}`;
  return isNameTaken ? `${path}?id=${course._id}` : path;
}
