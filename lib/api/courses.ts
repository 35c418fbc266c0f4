import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { type CourseClass, chooseNextClass, classesByCourse, isFull } from '@/lib/contract/classes';
import { type CourseFilter, type CourseFilterName, courseFilterNames, toOffers } from '@/lib/contract/course-filter';
import { sortByLevel } from '@/lib/contract/course-levels';
import * as contract from '@/lib/contract/courses';
import { type CourseType, courseTypes } from '@/lib/contract/courses';
import { matchesTimetableFilter, usefulValues } from '@/lib/contract/timetable-filter';
import { type ListedCourse, listClasses, loadClassesByCourse } from './classes';
import { courseTags, loadIndex, maxPageSize, toSummary, withHrefs } from './course-index';
import { type Loaded, load } from './load';

export const coursesPerPage = 24;
const maxPerInstructor = 12;

export type { ListedCourse };

/** `otherClasses` counts those with a seat left besides the next one. */
export type CardCourse = ListedCourse & { nextClass?: CourseClass; otherClasses?: number };

/** Omits what only cards show, because there may be thousands of courses; `loadCards` adds it. */
export async function listCourses(type: CourseType): Promise<Loaded<ListedCourse[]>> {
  const index = await loadIndex(type);
  return index.failed ? index : { failed: false, data: sortByLevel(await withHrefs(index.data)) };
}

export type CourseLink = Pick<ListedCourse, 'href' | 'translations'>;

/** In no order: for the sitemap. A video course of another type is in two lists. */
export async function listCourseLinks(): Promise<CourseLink[]> {
  const lists = await Promise.all(courseTypes.map(async (type) => withHrefs((await loadIndex(type)).data ?? [])));
  const links = lists.flat().map(({ href, translations }) => [href, { href, translations }] as const);
  return [...new Map(links).values()];
}

export async function loadCards(courses: ListedCourse[]): Promise<Loaded<CardCourse[]>> {
  if (!capabilities.canFilterLists || courses.length === 0) return { failed: false, data: courses };
  const loaded = await load(contract.listCourses, {
    query: { fields: 'card', limit: maxPageSize, ids: courses.map(({ _id }) => _id).join(',') },
    tags: courseTags,
    selectKey: 'cards',
    select: ({ currentDatas }) => currentDatas.map(toSummary),
  });
  if (loaded.failed) return loaded;
  const cards = new Map(loaded.data.map((card) => [card._id, card]));
  const classes = await loadClassesByCourse();
  return {
    failed: false,
    data: courses.map((course) => ({
      ...course,
      ...cards.get(course._id),
      href: course.href,
      ...nextAndOthers(classes.get(course._id) ?? []),
    })),
  };
}

function nextAndOthers(classes: CourseClass[]): Pick<CardCourse, 'nextClass' | 'otherClasses'> {
  const nextClass = chooseNextClass(classes);
  return { nextClass, otherClasses: classes.filter((one) => one !== nextClass && !isFull(one)).length };
}

export async function listCoursesByInstructor(): Promise<Map<string, ListedCourse[]>> {
  const lists = await Promise.all(courseTypes.map(async (type) => (await listCourses(type)).data ?? []));
  // A video course may be in two lists.
  const courses = new Map(lists.flat().map((course) => [course._id, course]));
  const byInstructor = new Map<string, ListedCourse[]>();
  for (const course of sortByLevel([...courses.values()])) {
    const listed = byInstructor.get(course.instructor ?? '') ?? [];
    if (listed.length < maxPerInstructor) byInstructor.set(course.instructor ?? '', [...listed, course]);
  }
  return byInstructor;
}

export type CourseChoices = { [Name in CourseFilterName]: NonNullable<CourseFilter[Name]>[] };
export type CoursePage = { courses: CardCourse[]; total: number; totalPages: number; choices: CourseChoices };

/** A filter offers only values that divide what the other filters find. */
export async function listCoursePage(
  type: CourseType,
  page: number,
  filter: CourseFilter = {},
): Promise<Loaded<CoursePage>> {
  const all = await listCourses(type);
  if (all.failed) return all;
  const classes = classesByCourse((await listClasses()).data ?? []);
  const listed = all.data.map((course) => ({ course, offers: toOffers(course, classes.get(course._id)) }));
  const found = listed.filter(({ offers }) => offers.some((offer) => matchesTimetableFilter(offer, filter)));
  const cards = await loadCards(
    found.slice((page - 1) * coursesPerPage, page * coursesPerPage).map(({ course }) => course),
  );
  if (cards.failed) return cards;
  const offers = listed.map((one) => one.offers);
  const choices = courseFilterNames.map((name) => [name, usefulValues(offers, filter, name)]);
  return {
    failed: false,
    data: {
      courses: cards.data,
      total: found.length,
      totalPages: Math.ceil(found.length / coursesPerPage),
      choices: Object.fromEntries(choices) as CourseChoices,
    },
  };
}
