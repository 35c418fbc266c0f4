import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { canBeName } from '@/lib/contract/common';
import * as contract from '@/lib/contract/courses';
import { type Course, type CourseType, courseTypes, outlineName } from '@/lib/contract/courses';
import { toUnicode } from '@/lib/format/burmese';
import { cleanHtml } from '@/lib/format/clean-html';
import type { Locale } from '@/lib/format/locale';
import { loadListPages, maxPageSize, courseTags as tags, withHrefs } from './course-index';
import { canBeId } from './ids';
import { type Loaded, load } from './load';

export type FoundCourse = Course & { href: string };

type CourseKey = { name?: string; id?: string };
type CoursesQuery = { type: CourseType; page: number; name?: string; id?: string };

const matches =
  ({ name, id }: CourseKey) =>
  (course: Pick<Course, '_id' | 'name'>) =>
    id ? course._id === id : course.name === name;

const loadOne = (query: CoursesQuery, key: CourseKey, selectKey: string) =>
  load(contract.listCourses, {
    query: { ...query, limit: maxPageSize },
    tags,
    selectKey,
    select: ({ currentDatas }): Course | null => {
      const course = currentDatas.find(matches(key));
      return course ? { ...course, description: cleanHtml(course.description ?? '') } : null;
    },
  });

function findOfType(type: CourseType, key: CourseKey): Promise<Loaded<Course | null>> {
  if (!capabilities.canFilterLists) return findInIndex(type, key);
  const filter = key.id ? { id: key.id } : { name: key.name ?? '' };
  return loadOne({ type, page: 1, ...filter }, key, 'one');
}

/** For a backend without filters. Lists are cached for all pages, so an unknown name causes no request of its own. */
async function findInIndex(type: CourseType, key: CourseKey): Promise<Loaded<Course | null>> {
  const pages = await loadListPages(type);
  if (pages.failed) return pages;
  const at = pages.data.findIndex((courses) => courses.some(matches(key)));
  const summary = pages.data[at]?.find(matches(key));
  if (!summary) return { failed: false, data: null };
  const course = await loadOne({ type, page: at + 1 }, { id: summary._id }, `one ${summary._id}`);
  // The list may have changed since it was cached.
  return course.failed ? course : { failed: false, data: course.data ?? summary };
}

async function findOfAnyType(key: CourseKey, type?: CourseType): Promise<Loaded<Course | null>> {
  const first = type ? await findOfType(type, key) : undefined;
  if (first?.data) return first;
  const others = await Promise.all(
    courseTypes.filter((other) => other !== type).map((other) => findOfType(other, key)),
  );
  const found = others.find(({ data }) => data);
  if (found) return found;
  const hasFailed = [first, ...others].some((result) => result?.failed);
  return hasFailed ? { failed: true, data: null } : { failed: false, data: null };
}

/** A name may be in Zawgyi. */
export async function findCourse(key: CourseKey, type?: CourseType): Promise<Loaded<FoundCourse | null>> {
  if (key.id !== undefined && !canBeId(key.id)) return { failed: false, data: null };
  if (!key.id && !canBeName(key.name ?? '')) return { failed: false, data: null };
  const found = await findOfAnyType(key, type);
  if (!found.data) {
    if (found.failed) return found;
    const name = key.id ? key.name : await toUnicode(key.name ?? '');
    return name === key.name ? { failed: false, data: null } : findCourse({ name }, type);
  }
  const [course = null] = await withHrefs([found.data]);
  return { failed: false, data: course };
}

type OutlineLesson = { name: string; category: string | undefined; language: Locale | undefined };

export async function getOutline(course: Course): Promise<Loaded<OutlineLesson[]>> {
  if (!course.lectures) return { failed: false, data: [] };
  return load(contract.getOutline, {
    params: { courseId: course._id },
    tags,
    select: (entries) =>
      entries.flatMap((entry) => {
        const name = outlineName(entry);
        const category = entry.lectures?.name ? entry.categories?.[0] : undefined;
        return name ? [{ name, category, language: entry.language }] : [];
      }),
  });
}
