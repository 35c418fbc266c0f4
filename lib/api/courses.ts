import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { type AgeGroup, childAgeGroups, takesSomeOf } from '@/lib/contract/age-groups';
import { type CefrLevel, canBeName, cefrLevels } from '@/lib/contract/common';
import * as contract from '@/lib/contract/courses';
import { type Course, type CourseType, courseTypes, isVideoCourse, outlineName } from '@/lib/contract/courses';
import { type AgeRange, parseAges } from '@/lib/format/ages';
import { cleanHtml } from '@/lib/format/clean-html';
import { canBeId } from './ids';
import { type Loaded, load } from './server';

const limit = 100;
/** A backend with more courses of a type than this many pages (of 100 or, by the index, of 500) shows the first ones. */
const mostPages = 20;
/** Cards on a page of the site. */
export const onePage = 24;
const tags = ['courses', 'instructors'];

/** A course as cards need it: all but its description and pictures of the detail page, with its one address. */
export type ListedCourse = Omit<Course, 'description'> & { href: string };

type Card = Omit<ListedCourse, 'href'>;

const toCard = ({ description, pictures, ...course }: Course): Card => ({
  ...course,
  pictures: pictures?.thumbnail ? { thumbnail: pictures.thumbnail } : undefined,
});

// An existing backend knows no index: it gives whole courses.
const block = (type: CourseType, page: number) =>
  load(contract.listCourses, {
    query: { type, page, ...(capabilities().filtersLists ? { fields: 'index' } : { limit }) },
    tags,
    use: 'cards',
    keep: ({ currentDatas, totalPages }) => ({ courses: currentDatas.map(toCard), totalPages: totalPages ?? 1 }),
  });

/** Adds what cards show to these courses of `listCourses`, at most 100. */
export async function loadCards(courses: ListedCourse[]): Promise<Loaded<ListedCourse[]>> {
  if (!capabilities().filtersLists || courses.length === 0) return { failed: false, data: courses };
  const loaded = await load(contract.listCourses, {
    query: { fields: 'card', limit, ids: courses.map(({ _id }) => _id).join(',') },
    tags,
    use: 'cards',
    keep: ({ currentDatas }) => currentDatas.map(toCard),
  });
  if (loaded.failed) return loaded;
  const cards = new Map(loaded.data.map((card) => [card._id, card]));
  return { failed: false, data: courses.map((course) => ({ ...course, ...cards.get(course._id) })) };
}

async function blocksOf(type: CourseType): Promise<Loaded<Card[][]>> {
  const first = await block(type, 1);
  if (first.failed) return first;
  const last = Math.min(first.data.totalPages, mostPages);
  const others = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, at) => block(type, at + 2)));
  const blocks: Card[][] = [];
  for (const each of [first, ...others]) {
    if (each.failed) return each;
    blocks.push(each.data.courses);
  }
  return { failed: false, data: blocks };
}

async function indexOf(type: CourseType): Promise<Loaded<Card[]>> {
  const blocks = await blocksOf(type);
  return blocks.failed ? blocks : { failed: false, data: blocks.data.flat() };
}

/**
 * All courses of a type in level order, with what finds, filters and links them. What only cards show (pictures, summary, seats) comes with
 * `loadCards`, for those that are shown: there may be thousands.
 */
export async function listCourses(type: CourseType): Promise<Loaded<ListedCourse[]>> {
  const listed = await indexOf(type);
  if (listed.failed) return listed;
  // A video course stands in the list of Video and has the address of its own type.
  const addressed = [...new Set(listed.data.map(addressType))];
  const firsts = await Promise.all(
    addressed.map(async (each) => {
      const ofType = each === type ? [] : ((await indexOf(each)).data ?? []);
      return [each, firstIds([...ofType, ...listed.data])] as const;
    }),
  );
  const firstOfType = new Map(firsts);
  return {
    failed: false,
    data: inLevelOrder(listed.data).map((course) => ({
      ...course,
      href: courseHref(course, firstOfType.get(addressType(course))?.get(course.name) !== course._id),
    })),
  };
}

/** The oldest first; where a backend says no age, as they are listed. */
const byAge = (one: Card, other: Card) =>
  (one.createdAt ?? '').localeCompare(other.createdAt ?? '') || (one.createdAt ? one._id.localeCompare(other._id) : 0);

/** The id of the oldest course of each name: it keeps the URL of the name. */
const firstIds = (courses: Card[]) =>
  new Map(
    courses
      .toSorted(byAge)
      .toReversed()
      .map(({ name, _id }) => [name, _id]),
  );

/** The courses of each instructor in level order, by name: at most six each. What cannot be loaded is left out. */
export async function listCoursesByInstructor(): Promise<Map<string, ListedCourse[]>> {
  const lists = await Promise.all(courseTypes.map(async (type) => (await listCourses(type)).data ?? []));
  // A video course stands in two lists.
  const courses = new Map(lists.flat().map((course) => [course._id, course]));
  const byName = new Map<string, ListedCourse[]>();
  for (const course of inLevelOrder([...courses.values()])) {
    const known = byName.get(course.instructor ?? '') ?? [];
    if (known.length < 6) byName.set(course.instructor ?? '', [...known, course]);
  }
  return byName;
}

/** The CEFR levels a course leads through. */
export function levelsOf(course: Pick<Course, 'cefr' | 'levels'>): CefrLevel[] {
  if (course.cefr?.length) return course.cefr;
  return cefrLevels.filter((level) => course.levels?.toUpperCase().includes(level));
}

/** The ages a course is for; by its type where its text names none. */
export function agesOf(course: Pick<Course, 'ages' | 'type'>): AgeRange {
  return parseAges(course.ages) ?? (course.type === 'Kid' ? { from: 5, to: 17 } : { from: 16, to: Infinity });
}

const levelPlace = (course: Pick<Course, 'cefr' | 'levels'>, end: 0 | -1) => {
  const level = levelsOf(course).at(end);
  return level ? cefrLevels.indexOf(level) : cefrLevels.length;
};

/** From A1 up; courses of one level stay as staff ordered them. */
const inLevelOrder = <Listed extends Card>(courses: Listed[]): Listed[] =>
  courses.toSorted(
    (one, other) => levelPlace(one, 0) - levelPlace(other, 0) || levelPlace(one, -1) - levelPlace(other, -1),
  );

export type CourseFilter = { level?: CefrLevel; ages?: AgeGroup };
export type CoursePage = { courses: ListedCourse[]; totalPages: number; levels: CefrLevel[]; ageGroups: AgeGroup[] };

/** The courses that lead through the level and take some of the age group, as far as either is given. */
export const filterCourses = (courses: ListedCourse[], { level, ages }: CourseFilter): ListedCourse[] =>
  courses.filter(
    (course) => (!level || levelsOf(course).includes(level)) && (!ages || takesSomeOf(agesOf(course), ages)),
  );

/** One page (24) of a type's courses as a visitor sees them, all or those of one level and age group, and what one may filter by. */
export async function listCoursePage(
  type: CourseType,
  page: number,
  { level, ages }: CourseFilter = {},
): Promise<Loaded<CoursePage>> {
  const all = await listCourses(type);
  if (all.failed) return all;
  const courses = filterCourses(all.data, { level, ages });
  // Only levels that are taught at the chosen age, so that the two filters together never find nothing.
  const taught = new Set(filterCourses(all.data, { ages }).flatMap(levelsOf));
  const shown = await loadCards(courses.slice((page - 1) * onePage, page * onePage));
  if (shown.failed) return shown;
  return {
    failed: false,
    data: {
      courses: shown.data,
      totalPages: Math.ceil(courses.length / onePage),
      levels: cefrLevels.filter((each) => taught.has(each)),
      ageGroups: childAgeGroups.filter((group) => all.data.some((course) => takesSomeOf(agesOf(course), group))),
    },
  };
}

type Wanted = { name?: string; id?: string };
type CoursesQuery = { type: CourseType; page: number; name?: string; id?: string };

const fits =
  ({ name, id }: Wanted) =>
  (course: Pick<Course, '_id' | 'name'>) =>
    id ? course._id === id : course.name === name;

const loadOne = (query: CoursesQuery, wanted: Wanted, use: string) =>
  load(contract.listCourses, {
    query: { ...query, limit },
    tags,
    use,
    keep: ({ currentDatas }): Course | null => {
      const course = currentDatas.find(fits(wanted));
      return course ? { ...course, description: cleanHtml(course.description ?? '') } : null;
    },
  });

function findOfType(type: CourseType, wanted: Wanted): Promise<Loaded<Course | null>> {
  if (!capabilities().filtersLists) return findInList(type, wanted);
  const filter = wanted.id ? { id: wanted.id } : { name: wanted.name ?? '' };
  return loadOne({ type, page: 1, ...filter }, wanted, 'one');
}

/**
 * An existing backend has no filter by id or name. Its lists, which the pages share, tell whether and where there is such a course, so
 * that an unknown name costs no request of its own.
 */
async function findInList(type: CourseType, wanted: Wanted): Promise<Loaded<Course | null>> {
  const blocks = await blocksOf(type);
  if (blocks.failed) return blocks;
  const at = blocks.data.findIndex((cards) => cards.some(fits(wanted)));
  const card = blocks.data[at]?.find(fits(wanted));
  if (!card) return { failed: false, data: null };
  const whole = await loadOne({ type, page: at + 1 }, { id: card._id }, `one ${card._id}`);
  // The list may have moved on since it was cached.
  return whole.failed ? whole : { failed: false, data: whole.data ?? card };
}

/** The course of this id, or else of this name; null when there is none. The type says where to look first. */
export async function findCourse(wanted: Wanted, type?: CourseType): Promise<Loaded<Course | null>> {
  if (wanted.id !== undefined && !canBeId(wanted.id)) return { failed: false, data: null };
  if (!wanted.id && !canBeName(wanted.name ?? '')) return { failed: false, data: null };
  const first = type ? await findOfType(type, wanted) : undefined;
  if (first?.data) return first;
  const others = await Promise.all(
    courseTypes.filter((other) => other !== type).map((other) => findOfType(other, wanted)),
  );
  const found = others.find(({ data }) => data);
  if (found) return found;
  const failed = [first, ...others].some((each) => each?.failed);
  return failed ? { failed: true, data: null } : { failed: false, data: null };
}

type Addressed = Pick<Course, '_id' | 'name' | 'type' | 'mainType'>;

/** The type in the address of a course: its own. */
const addressType = (course: Addressed): CourseType => course.type ?? (isVideoCourse(course) ? 'Video' : 'Adult');

/** `/adult/L’été`; with the id where the name alone leads to another course. */
function courseHref(course: Addressed, ambiguous: boolean): string {
  const path = `/${addressType(course).toLowerCase()}/${encodeURIComponent(course.name)}`;
  return ambiguous ? `${path}?id=${course._id}` : path;
}

/** The one address of a course: by its name, and by its id as well where an older course of its type has the same name. */
export async function canonicalCourseHref(course: Course): Promise<string> {
  const first = await findCourse({ name: course.name }, addressType(course));
  return courseHref(course, Boolean(first.data && first.data._id !== course._id));
}

/** The lessons of a course in order; not asked for when the course says it has none. */
export async function getOutline(course: Course): Promise<Loaded<{ name: string; category: string | undefined }[]>> {
  if (!course.lectures) return { failed: false, data: [] };
  return load(contract.getOutline, {
    params: { courseId: course._id },
    tags,
    keep: (entries) =>
      entries.flatMap((entry) => {
        const name = outlineName(entry);
        const category = entry.lectures?.name ? entry.categories?.[0] : undefined;
        return name ? [{ name, category }] : [];
      }),
  });
}
