import 'server-only';
import { type CefrLevel, canBeName, cefrLevels, idPattern } from '@/lib/contract/common';
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
/** A backend with more courses than this many pages of 100 shows the first ones. */
const mostPages = 20;
/** Cards on a page of the site. */
const onePage = 24;
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
    keep: ({ currentDatas, totalPages }) => ({
      courses: currentDatas.map(listed),
      totalPages: totalPages ?? 1,
    }),
  });

/** The CEFR levels a course leads through. */
export function levelsOf(course: Pick<Course, 'cefr' | 'levels'>): CefrLevel[] {
  if (course.cefr?.length) return course.cefr;
  return cefrLevels.filter((level) => course.levels?.toUpperCase().includes(level));
}

export type CoursePage = { courses: ListedCourse[]; totalPages: number; levels: CefrLevel[] };

/** One page (24) of a type's courses as a visitor sees them, all or those of one level, and the levels one may ask for. */
export async function listCoursePage(type: CourseType, page: number, level?: CefrLevel): Promise<Loaded<CoursePage>> {
  const first = await listCourses(type);
  if (first.failed) return first;
  const lastBlock = Math.min(first.data.totalPages, mostPages);
  const start = (page - 1) * onePage;
  const cards = level
    ? await cardsOfLevel(type, lastBlock, level)
    : await cardsFrom(type, lastBlock, start, first.data.courses);
  if (cards.failed) return cards;
  const { courses, total, from } = cards.data;
  return {
    failed: false,
    data: {
      courses: courses.slice(start - from, start - from + onePage),
      totalPages: Math.ceil(total / onePage),
      levels: cefrLevels.filter((each) => first.data.courses.some((course) => levelsOf(course).includes(each))),
    },
  };
}

/** Courses in a row, where in the whole list they begin, and how long that is. */
type Cards = { courses: ListedCourse[]; from: number; total: number };

async function blocks(type: CourseType, numbers: number[]): Promise<Loaded<ListedCourse[]>> {
  const loaded = await Promise.all(numbers.map((number) => listCourses(type, number)));
  const courses: ListedCourse[] = [];
  for (const block of loaded) {
    if (block.failed) return block;
    courses.push(...block.data.courses);
  }
  return { failed: false, data: courses };
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

async function cardsOfLevel(type: CourseType, last: number, level: CefrLevel): Promise<Loaded<Cards>> {
  const all = await blocks(type, upTo(last));
  if (all.failed) return all;
  const courses = all.data.filter((course) => levelsOf(course).includes(level));
  return { failed: false, data: { courses, from: 0, total: courses.length } };
}

/** Of a long list only the blocks that the page shows, and the last, which tells how long the list is. */
async function cardsFrom(type: CourseType, last: number, start: number, first: ListedCourse[]): Promise<Loaded<Cards>> {
  if (last <= 1) return { failed: false, data: { courses: first, from: 0, total: first.length } };
  const wanted = upTo(last).filter((block) => block * limit > start && (block - 1) * limit < start + onePage);
  const [shown, end] = await Promise.all([blocks(type, wanted), blocks(type, [last])]);
  if (shown.failed) return shown;
  if (end.failed) return end;
  const from = ((wanted[0] ?? 1) - 1) * limit;
  return { failed: false, data: { courses: shown.data, from, total: (last - 1) * limit + end.data.length } };
}

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
    if (page >= Math.min(found.data.totalPages, mostPages)) return { failed: false, data: null };
  }
}

/** The course of this id, or else of this name; null when there is none. The type says where to look first. */
export async function findCourse(wanted: Wanted, type?: CourseType): Promise<Loaded<Course | null>> {
  if (wanted.id && !idPattern.test(wanted.id)) return { failed: false, data: null };
  if (!wanted.id && !canBeName(wanted.name ?? '')) return { failed: false, data: null };
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

/** The one address of a course: by its name, and by its id as well where an earlier course of its type has the same name. */
export async function canonicalCourseHref(course: Course): Promise<string> {
  const first = await findCourse({ name: course.name }, course.type);
  return courseHref(course, Boolean(first.data && first.data._id !== course._id));
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
