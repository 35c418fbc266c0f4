import 'server-only';
import { idPattern } from '@/lib/contract/common';
import {
  type Course,
  type CourseType,
  coursePage,
  courseTypes,
  isVideoCourse,
  outline,
  outlineName,
} from '@/lib/contract/courses';
import { cleanHtml } from '@/lib/format/clean-html';
import { type Loaded, load } from './server';

const limit = 100;
const tags = ['courses', 'instructors'];

/** A course as cards need it: all but its description and pictures of the detail page. */
export type ListedCourse = Omit<Course, 'description'>;

const listed = ({ description, pictures, ...course }: Course): ListedCourse => ({
  ...course,
  pictures: pictures?.thumbnail ? { thumbnail: pictures.thumbnail } : undefined,
});

/** One page (100) of the courses of a type, as cards need them, and how many pages there are. */
export const listCourses = (type: CourseType, page = 1) =>
  load({
    path: `/course?type=${type}&page=${page}&limit=${limit}`,
    schema: coursePage,
    tags,
    use: 'cards',
    keep: ({ currentDatas, totalPages }) => ({ courses: currentDatas.map(listed), totalPages: totalPages ?? 1 }),
  });

type Wanted = { name?: string; id?: string };

const fits =
  ({ name, id }: Wanted) =>
  (course: Course) =>
    id ? course._id === id : course.name === name;

async function findOfType(type: CourseType, wanted: Wanted): Promise<Loaded<Course | null>> {
  const filter = wanted.id ? `&id=${wanted.id}` : `&name=${encodeURIComponent(wanted.name ?? '')}`;
  // A backend that does not know the filter answers its whole list, page by page.
  for (let page = 1; ; page++) {
    const found = await load({
      path: `/course?type=${type}&page=${page}&limit=${limit}${filter}`,
      schema: coursePage,
      tags,
      use: 'one',
      keep: ({ currentDatas, totalPages }) => {
        const course = currentDatas.find(fits(wanted));
        return {
          course: course && { ...course, description: cleanHtml(course.description ?? '') },
          totalPages: totalPages ?? 1,
        };
      },
    });
    if (found.failed) return found;
    if (found.data.course) return { failed: false, data: found.data.course };
    if (page >= Math.min(found.data.totalPages, 20)) return { failed: false, data: null };
  }
}

/** The course of this id, or else of this name; null when there is none. The type says where to look first. */
export async function findCourse(wanted: Wanted, type?: CourseType): Promise<Loaded<Course | null>> {
  if (wanted.id && !idPattern.test(wanted.id)) return { failed: false, data: null };
  if (!wanted.id && !wanted.name) return { failed: false, data: null };
  const order = type ? [type, ...courseTypes.filter((other) => other !== type)] : courseTypes;
  let failed = false;
  for (const each of order) {
    const found = await findOfType(each, wanted);
    if (found.data) return found;
    failed ||= found.failed;
  }
  return failed ? { failed: true, data: null } : { failed: false, data: null };
}

/** The canonical address of a course: `/adult/L’été`. `ambiguous` adds the id, for two courses of one name. */
export function courseHref(course: Pick<Course, '_id' | 'name' | 'type' | 'mainType'>, ambiguous = false): string {
  const type = course.type ?? (isVideoCourse(course) ? 'Video' : 'Adult');
  return `/${type.toLowerCase()}/${encodeURIComponent(course.name)}${ambiguous ? `?id=${course._id}` : ''}`;
}

/** The lessons of a course in order; not asked for when the course says it has none. */
export async function getOutline(course: Course): Promise<Loaded<{ name: string; category: string | undefined }[]>> {
  if (!course.lectures) return { failed: false, data: [] };
  return load({
    path: `/course/get_course/${course._id}`,
    schema: outline,
    tags,
    keep: (entries) =>
      entries.flatMap((entry) => {
        const name = outlineName(entry);
        const category = entry.lectures?.name ? entry.categories?.[0] : undefined;
        return name ? [{ name, category }] : [];
      }),
  });
}
