import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import type { Course, CourseType } from '@/lib/contract/courses';
import * as contract from '@/lib/contract/courses';
import { isVideoCourse } from '@/lib/contract/courses';
import { addMissingHrefs } from '@/lib/existing-backend/course-hrefs';
import { type Loaded, load } from './load';

export const courseTags = ['courses', 'classes', 'instructors'];
export const maxPageSize = 100;
const maxPages = 20;
const maxIndexPages = 10;

export type CourseSummary = Omit<Course, 'description'>;

export const toSummary = ({ description, pictures, ...course }: Course): CourseSummary => ({
  ...course,
  pictures: pictures?.thumbnail ? { thumbnail: pictures.thumbnail } : undefined,
});

const loadPage = (type: CourseType, page: number) =>
  load(contract.listCourses, {
    query: { type, page, limit: maxPageSize },
    tags: courseTags,
    selectKey: 'cards',
    select: ({ currentDatas, totalPages }) => ({ courses: currentDatas.map(toSummary), totalPages: totalPages ?? 1 }),
  });

export async function loadListPages(type: CourseType): Promise<Loaded<CourseSummary[][]>> {
  const first = await loadPage(type, 1);
  if (first.failed) return first;
  const totalPages = Math.min(first.data.totalPages, maxPages);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => loadPage(type, index + 2)),
  );
  const pages: CourseSummary[][] = [];
  for (const page of [first, ...others]) {
    if (page.failed) return page;
    pages.push(page.data.courses);
  }
  return { failed: false, data: pages };
}

async function loadWholeIndex(): Promise<Loaded<CourseSummary[]>> {
  const courses: CourseSummary[] = [];
  for (let page = 1, totalPages = 1; page <= Math.min(totalPages, maxIndexPages); page++) {
    const loaded = await load(contract.listCourseIndex, {
      query: { page, fields: 'index' },
      tags: courseTags,
      select: (data) => data,
    });
    if (loaded.failed) return loaded;
    courses.push(...loaded.data.currentDatas);
    totalPages = loaded.data.totalPages;
  }
  return { failed: false, data: courses };
}

export async function loadIndex(type: CourseType): Promise<Loaded<CourseSummary[]>> {
  if (!capabilities.canFilterLists) {
    const pages = await loadListPages(type);
    return pages.failed ? pages : { failed: false, data: pages.data.flat() };
  }
  const index = await loadWholeIndex();
  if (index.failed) return index;
  const isListed = type === 'Video' ? isVideoCourse : (course: CourseSummary) => course.type === type;
  return { failed: false, data: index.data.filter(isListed) };
}

/** An existing backend sends no URLs: its lists decide which course of a name has the plain one. */
export const withHrefs = <Listed extends CourseSummary>(courses: Listed[]): Promise<(Listed & { href: string })[]> =>
  addMissingHrefs(courses, async (type) => (await loadIndex(type)).data ?? []);
