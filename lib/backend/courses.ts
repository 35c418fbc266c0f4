import { setImmediate as pause } from 'node:timers/promises';
import type { Where } from 'payload';
import type { Course as CourseDocument } from '@/lib/cms/payload-types';
import { type Course, getOutline, indexPageSize, listCourses } from '@/lib/contract/courses';
import { notFound } from '@/lib/errors';
import { formatMmk } from '@/lib/format/price';
import { findPublished, published, publishedPage, publishedRows } from './content';
import { picturePath, picturesOf } from './pictures';
import { toHtml } from './rich-text';
import { route } from './route';
import { routes } from './routes';

/** A stored course as the wire has it: prices and percents as text, "-" for what does not apply. */
export function toCourse(course: CourseDocument): Course {
  const { instructor } = course;
  return {
    _id: course.id,
    name: course.name,
    type: course.type,
    mainType: course.mainType,
    levels: course.levels,
    lectures: course.outline?.length ?? 0,
    maxStudents: course.maxStudents ?? '-',
    price: formatMmk(course.price),
    off: course.off ? `${course.off}%` : undefined,
    thumbnail: picturePath(course.thumbnail),
    cover: picturePath(course.cover),
    video: course.video ?? undefined,
    description: toHtml(course.description),
    instructor: typeof instructor === 'object' ? instructor.name : undefined,
    duration: course.duration ?? '-',
    language: course.language,
    ages: course.ages,
    start_course: course.startCourse ?? undefined,
    createdAt: course.createdAt,
    students: course.students,
    cefr: course.cefr ?? undefined,
    summary: course.summary,
    pictures: picturesOf({ thumbnail: course.thumbnail, cover: course.cover }),
  };
}

/** A course as cards show it. */
const toCard = (course: CourseDocument): Course => ({
  ...toIndexed(course),
  maxStudents: course.maxStudents ?? '-',
  thumbnail: picturePath(course.thumbnail),
  students: course.students,
  summary: course.summary,
  pictures: picturesOf({ thumbnail: course.thumbnail }),
});

/** A course as it is found, filtered and linked. */
const toIndexed = (course: CourseDocument): Course => ({
  _id: course.id,
  name: course.name,
  type: course.type,
  mainType: course.mainType,
  levels: course.levels,
  price: formatMmk(course.price),
  off: course.off ? `${course.off}%` : undefined,
  duration: course.duration ?? '-',
  ages: course.ages,
  start_course: course.startCourse ?? undefined,
  createdAt: course.createdAt,
  cefr: course.cefr ?? undefined,
});

const indexFields = {
  name: true,
  type: true,
  mainType: true,
  levels: true,
  price: true,
  off: true,
  duration: true,
  ages: true,
  startCourse: true,
  createdAt: true,
  cefr: true,
} as const;

const cardFields = { ...indexFields, maxStudents: true, thumbnail: true, students: true, summary: true } as const;

/** Of two courses of one name the older keeps the URL of the name. */
const sortOf = ({ name }: CourseFilter) => (name ? ['createdAt', 'id'] : 'position');

type CourseFilter = { type?: string; name?: string; id?: string; ids?: string };

/** The courses of a type. A video course belongs to its own type and to Video. */
function matching({ type, name, id, ids }: CourseFilter): Where {
  const conditions: Where[] = [];
  if (type === 'Video') conditions.push({ or: [{ type: { equals: 'Video' } }, { mainType: { equals: 'Video' } }] });
  else if (type) conditions.push({ type: { equals: type } });
  if (name) conditions.push({ name: { equals: name } });
  if (id) conditions.push({ id: { equals: id } });
  if (ids) conditions.push({ id: { in: ids.split(',') } });
  return { and: conditions };
}

type Page = { currentDatas: Course[]; totalPages: number };

/** Past the hooks of the CMS, which take most of the time of a long list. */
async function indexPage(filter: CourseFilter, page: number): Promise<Page> {
  const [found, instructors] = await Promise.all([
    publishedRows<'courses'>('courses', {
      where: matching(filter),
      sort: sortOf(filter),
      select: { ...indexFields, instructor: true },
      page,
      limit: indexPageSize,
    }),
    publishedRows<'instructors'>('instructors', { select: { name: true }, page: 1, limit: indexPageSize }),
  ]);
  const names = new Map(instructors.docs.map(({ id, name }) => [id, name]));
  return {
    currentDatas: found.docs.map((course) => ({
      ...toIndexed(course),
      instructor: names.get(String(course.instructor)),
    })),
    totalPages: Math.max(1, found.totalPages),
  };
}

/** Courses whose text is converted without a pause. */
const batchSize = 5;

async function fullPage(filter: CourseFilter, page: number, limit: number): Promise<Page> {
  const found = await publishedRows<'courses'>('courses', {
    where: matching(filter),
    sort: sortOf(filter),
    select: { name: true },
    page,
    limit,
  });
  const ids = found.docs.map((course) => course.id);
  const courses = new Map<string, Course>();
  for (let at = 0; at < ids.length; at += batchSize) {
    for (const course of await published('courses', { where: { id: { in: ids.slice(at, at + batchSize) } } })) {
      courses.set(course.id, toCourse(course));
    }
    // Other visitors are served in between.
    await pause();
  }
  return {
    currentDatas: ids.flatMap((id) => courses.get(id) ?? []),
    totalPages: Math.max(1, found.totalPages),
  };
}

export const courses = routes(
  route(listCourses, async ({ query: { page, limit, fields, ...filter } }) => {
    if (fields === 'index') return indexPage(filter, page);
    if (fields === 'card') {
      const order = { where: matching(filter), sort: sortOf(filter), select: cardFields };
      return publishedPage('courses', { page, limit }, toCard, order);
    }
    return fullPage(filter, page, limit);
  }),
  route(getOutline, async ({ params }) => {
    const course = await findPublished('courses', params.courseId, 0);
    if (!course) throw notFound({ code: 'courseUnknown', message: 'This course does not exist.' });
    return (course.outline ?? []).map((lesson) => ({
      _id: lesson.id ?? undefined,
      lectures: { name: lesson.name },
      categories: lesson.category ? [lesson.category] : [],
    }));
  }),
);
