import type { Where } from 'payload';
import type { Course as CourseDocument } from '@/lib/cms/payload-types';
import type { CefrLevel } from '@/lib/contract/cefr-levels';
import { type Course, getOutline, indexPageSize, listCourses } from '@/lib/contract/courses';
import type { LearningGoal } from '@/lib/contract/learning-goals';
import { notFound } from '@/lib/errors';
import { formatMmk } from '@/lib/format/price';
import { refusal } from '@/lib/text/refusal';
import { yieldIfDue } from '@/lib/yield';
import { findNextClasses, withNextClass } from './classes';
import { findPublishedById, listPublished, listPublishedPage } from './content';
import { withHrefs } from './course-hrefs';
import { type Localised, languagesOf, translationFlags, translationsOf } from './localised';
import { picturePath, picturesOf } from './pictures';
import { isUuid, listPublishedRows, listTexts, listValues, type Row, toIsoDate } from './published-rows';
import { toHtml } from './rich-text';
import { route } from './route';
import { routes } from './routes';

/** "-" means that the value does not apply. */
export function toCourse(course: Localised<CourseDocument>): Course {
  const { instructor } = course;
  return {
    _id: course.id,
    name: course.name,
    translatedName: course.translatedName ?? undefined,
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
    goals: course.goals ?? undefined,
    summary: course.summary ?? undefined,
    pictures: picturesOf({ thumbnail: course.thumbnail, cover: course.cover }),
    textLanguages: languagesOf(course),
    translations: translationsOf(course),
  };
}

const toCard = (course: Localised<CourseDocument>): Course => ({
  ...toIndexEntry(course, course.cefr ?? undefined),
  maxStudents: course.maxStudents ?? '-',
  thumbnail: picturePath(course.thumbnail),
  students: course.students,
  translatedName: course.translatedName ?? undefined,
  summary: course.summary ?? undefined,
  pictures: picturesOf({ thumbnail: course.thumbnail }),
  textLanguages: languagesOf(course),
});

const indexColumns = [
  'name',
  'type',
  'mainType',
  'levels',
  'price',
  'off',
  'duration',
  'ages',
  'startCourse',
  'createdAt',
] as const;

type IndexColumn = (typeof indexColumns)[number];

const toIndexEntry = (course: Row<CourseDocument, IndexColumn>, cefr: CefrLevel[] | undefined): Course => ({
  _id: course.id,
  name: course.name,
  type: course.type,
  mainType: course.mainType,
  levels: course.levels,
  price: formatMmk(course.price),
  off: course.off ? `${course.off}%` : undefined,
  duration: course.duration ?? '-',
  ages: course.ages,
  start_course: toIsoDate(course.startCourse),
  createdAt: toIsoDate(course.createdAt),
  cefr,
});

const cardFields = {
  ...(Object.fromEntries(indexColumns.map((name) => [name, true])) as Record<IndexColumn, true>),
  cefr: true,
  maxStudents: true,
  thumbnail: true,
  students: true,
  translatedName: true,
  summary: true,
} as const;

/** Oldest first by name: its URL has no id. */
const sortOf = ({ name }: CourseFilter) => (name ? ['createdAt', 'id'] : ['position']);

type CourseFilter = { type?: string; name?: string; id?: string; ids?: string };

/** A video course is listed under its own type and under Video. */
function matching({ type, name, id, ids }: CourseFilter): Where {
  const conditions: Where[] = [];
  if (type === 'Video') conditions.push({ or: [{ type: { equals: 'Video' } }, { mainType: { equals: 'Video' } }] });
  else if (type) conditions.push({ type: { equals: type } });
  if (name) conditions.push({ name: { equals: name } });
  if (id) conditions.push({ id: { equals: id } });
  if (ids) conditions.push({ id: { in: ids.split(',').filter(isUuid) } });
  return { and: conditions };
}

type Page = { currentDatas: Course[]; totalPages: number };

async function indexPage(filter: CourseFilter, page: number): Promise<Page> {
  const courses = await listPublishedRows('courses', {
    columns: [...indexColumns, 'instructor', ...translationFlags],
    where: matching(filter),
    sort: sortOf(filter),
    page,
    limit: indexPageSize,
  });
  const instructors = await listPublishedRows('instructors', { columns: ['name'] });
  const ids = courses.rows.map(({ id }) => id);
  const levels = await listValues<CefrLevel>('courses', 'cefr', ids);
  const goals = await listValues<LearningGoal>('courses', 'goals', ids);
  const translatedNames = await listTexts('courses', 'translatedName', ids);
  await yieldIfDue();
  const names = new Map(instructors.rows.map(({ id, name }) => [id, name]));
  return {
    currentDatas: courses.rows.map((course) => ({
      ...toIndexEntry(course, levels.get(course.id)),
      translatedName: translatedNames.get(course.id),
      goals: goals.get(course.id),
      instructor: names.get(String(course.instructor)),
      translations: translationsOf(course),
    })),
    totalPages: courses.totalPages,
  };
}

/** Courses converted between yields to other requests. */
const batchSize = 5;

async function fullPage(filter: CourseFilter, page: number, limit: number): Promise<Page> {
  const order = { where: matching(filter), sort: sortOf(filter) };
  const found = await listPublishedRows('courses', { columns: [], ...order, page, limit });
  const ids = found.rows.map((course) => course.id);
  const courses = new Map<string, Course>();
  for (let at = 0; at < ids.length; at += batchSize) {
    for (const course of await listPublished('courses', { where: { id: { in: ids.slice(at, at + batchSize) } } })) {
      courses.set(course.id, toCourse(course));
    }
    await yieldIfDue();
  }
  return {
    currentDatas: ids.flatMap((id) => courses.get(id) ?? []),
    totalPages: found.totalPages,
  };
}

async function pageOf(
  fields: 'card' | 'index' | undefined,
  filter: CourseFilter,
  page: number,
  limit: number,
): Promise<Page> {
  if (fields === 'index') return indexPage(filter, page);
  if (fields === undefined) return fullPage(filter, page, limit);
  const order = { where: matching(filter), sort: sortOf(filter), select: cardFields };
  return listPublishedPage('courses', { page, limit }, toCard, order);
}

export const courses = routes(
  route(listCourses, async ({ query: { fields, page, limit, ...filter } }) => {
    const { currentDatas, totalPages } = await pageOf(fields, filter, page, limit);
    const isWholeList = fields === 'index' && totalPages === 1 && Object.values(filter).every((value) => !value);
    const nextClasses = await findNextClasses();
    const listed = currentDatas.map((course) => withNextClass(course, nextClasses.get(course._id)));
    return { currentDatas: await withHrefs(listed, { isWholeList }), totalPages };
  }),
  route(getOutline, async ({ params }) => {
    const course = await findPublishedById('courses', params.courseId, 0);
    if (!course) throw notFound(refusal('errors', 'courseUnknown'));
    const { textLanguages } = course;
    return (course.outline ?? []).map((lesson, index) => ({
      _id: lesson.id ?? undefined,
      lectures: { name: lesson.name ?? '' },
      categories: lesson.category ? [lesson.category] : [],
      language: textLanguages[`outline.${index}.name`] ?? textLanguages[`outline.${index}.category`],
    }));
  }),
);
