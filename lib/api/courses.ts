import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { type AgeGroup, childAgeGroups, overlapsAgeGroup } from '@/lib/contract/age-groups';
import type { CourseClass } from '@/lib/contract/classes';
import { type CefrLevel, cefrLevels } from '@/lib/contract/common';
import { agesOf, type CourseFilter, filterCourses, levelsOf, sortByLevel } from '@/lib/contract/course-levels';
import * as contract from '@/lib/contract/courses';
import { type CourseType, courseTypes } from '@/lib/contract/courses';
import { type ListedCourse, loadNextClasses } from './classes';
import { courseTags, loadIndex, maxPageSize, toSummary, withHrefs } from './course-index';
import { type Loaded, load } from './load';

export const coursesPerPage = 24;
const maxPerInstructor = 6;

export type { ListedCourse };

export type CardCourse = ListedCourse & { nextClass?: CourseClass };

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
  const nextClasses = await loadNextClasses();
  return {
    failed: false,
    data: courses.map((course) => ({
      ...course,
      ...cards.get(course._id),
      href: course.href,
      nextClass: nextClasses.get(course._id),
    })),
  };
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

export type CoursePage = { courses: CardCourse[]; totalPages: number; levels: CefrLevel[]; ageGroups: AgeGroup[] };

export async function listCoursePage(
  type: CourseType,
  page: number,
  { level, ages }: CourseFilter = {},
): Promise<Loaded<CoursePage>> {
  const all = await listCourses(type);
  if (all.failed) return all;
  const courses = filterCourses(all.data, { level, ages });
  // Only levels that are taught at the chosen age, so that both filters together always find a course.
  const taught = new Set(filterCourses(all.data, { ages }).flatMap(levelsOf));
  const cards = await loadCards(courses.slice((page - 1) * coursesPerPage, page * coursesPerPage));
  if (cards.failed) return cards;
  return {
    failed: false,
    data: {
      courses: cards.data,
      totalPages: Math.ceil(courses.length / coursesPerPage),
      levels: cefrLevels.filter((cefrLevel) => taught.has(cefrLevel)),
      ageGroups: childAgeGroups.filter((group) => all.data.some((course) => overlapsAgeGroup(agesOf(course), group))),
    },
  };
}
