import * as z from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { locales } from '@/lib/format/locale';
import { formatMmk } from '@/lib/format/price';
import { cefrLevel } from './cefr-levels';
import {
  blankToUndefined,
  count,
  filePath,
  id,
  idPattern,
  nonEmptyText,
  optionalList,
  responseId,
  text,
  tolerant,
  tolerantList,
} from './common';
import * as endpoints from './endpoints/courses';
import { learningGoals } from './learning-goals';
import { idParam, operation } from './operation';
import { pageOf, pageQuery } from './pages';
import { pictures } from './pictures';
import { preprocess } from './preprocess';
import { textLanguages, translations } from './text-languages';

export const courseTypes = ['Native', 'Kid', 'Video', 'Adult'] as const;
export type CourseType = (typeof courseTypes)[number];

const courseType = preprocess(
  (value) => courseTypes.find((type) => typeof value === 'string' && type.toLowerCase() === value.trim().toLowerCase()),
  z.optional(z.enum(courseTypes)),
);

/** A number, "-" for a hidden one, or a text such as "15 students". */
const countOrText = tolerant(preprocess(asCount, z.optional(z.union([z.number(), z.string()]))));

function asCount(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const digits = toLatinDigits(value.trim());
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : blankToUndefined(value.trim());
}

/** "150,000 MMK"; a number gets its currency. */
export const price = tolerant(
  preprocess(
    (value) => (typeof value === 'number' ? formatMmk(value) : blankToUndefined(value)),
    z.optional(z.string()),
  ),
);

const off = tolerant(
  preprocess((value) => (typeof value === 'number' ? `${value}%` : blankToUndefined(value)), z.optional(z.string())),
);

const coursePathPattern = /^\/(?:native|kid|video|adult)\/[^/?#\\\s]+(?:\?id=[\w-]{1,64})?$/;

const learningGoal = z.enum(learningGoals);

export const course = z.object({
  _id: responseId,
  name: nonEmptyText,
  type: tolerant(courseType),
  levels: text,
  lectures: count,
  maxStudents: countOrText,
  price,
  off,
  thumbnail: filePath,
  cover: filePath,
  video: filePath,
  /** HTML. */
  description: text,
  instructor: text,
  /** Months. */
  duration: countOrText,
  language: text,
  ages: text,
  start_course: text,
  createdAt: text,
  /** Not in the specification. */
  href: tolerant(z.optional(z.string().check(z.regex(coursePathPattern)))),
  students: count,
  mainType: text,
  cefr: optionalList(cefrLevel),
  goals: optionalList(learningGoal),
  summary: text,
  pictures,
  /** A line under the name. */
  translatedName: text,
  textLanguages,
  translations,
});
export type Course = z.infer<typeof course>;

export const coursePage = pageOf(course);

const idList = new RegExp(`^${idPattern.source.slice(1, -1)}(?:,${idPattern.source.slice(1, -1)}){0,99}$`, 'i');

/** Courses on a page of the index (`fields=index`). Each page costs a pass over all courses, 2,000 rows about 30 ms. */
export const indexPageSize = 5000;

/** Strict, because lenient parsing takes most of the time for thousands of courses. */
const indexedCourse = z.object({
  _id: z.string(),
  name: z.string(),
  /** Without a fallback in another language. */
  translatedName: z.optional(z.string()),
  type: z.enum(courseTypes),
  mainType: z.optional(z.string()),
  levels: z.optional(z.string()),
  price: z.optional(z.string()),
  off: z.optional(z.string()),
  duration: z.optional(z.union([z.number(), z.string()])),
  ages: z.optional(z.string()),
  start_course: z.optional(z.string()),
  createdAt: z.optional(z.string()),
  href: z.string(),
  cefr: z.optional(z.array(cefrLevel)),
  goals: z.optional(z.array(learningGoal)),
  instructor: z.optional(z.string()),
  translations: z.optional(z.array(z.enum(locales))),
});

export const courseQuery = z.extend(pageQuery(100), {
  type: z.optional(z.enum(courseTypes, 'The type is Video, Adult, Native or Kid.')),
  /** Not in the specification, as are those below. */
  name: z.optional(z.string().check(z.maxLength(300))),
  id: z.optional(id),
  /** `card` omits description, lessons, cover and instructor; `index` pictures and all texts but the names as well, 5,000 courses a page. */
  fields: z.optional(z.enum(['card', 'index'], 'The fields are card or index.')),
  ids: z.optional(z.string().check(z.regex(idList, 'These ids are not valid.'))),
});

export const outlineEntry = z.object({
  _id: text,
  lectures: tolerant(z.object({ name: text })),
  categories: optionalList(nonEmptyText),
  /** Of name and category, if not that of the request. */
  language: tolerant(z.enum(locales)),
});
export type OutlineEntry = z.infer<typeof outlineEntry>;

export const outline = tolerantList(outlineEntry);

export function outlineName(entry: OutlineEntry): string | undefined {
  return entry.lectures?.name ?? entry.categories?.[0];
}

export function isVideoCourse(course: { type?: string; mainType?: string }): boolean {
  return course.type === 'Video' || course.mainType?.toLowerCase() === 'video';
}

export const listCourses = operation({
  ...endpoints.listCourses,
  summary: 'A page of courses, of one type or all',
  tag: 'Courses',
  auth: 'none',
  query: courseQuery,
  response: coursePage,
  errors: [400],
});

export const listCourseIndex = {
  ...listCourses,
  response: z.object({ currentDatas: z.array(indexedCourse), totalPages: z.number() }),
};

export const getOutline = operation({
  ...endpoints.getOutline,
  summary: 'The outline of a course',
  tag: 'Courses',
  auth: 'none',
  params: idParam('courseId'),
  response: outline,
  errors: [400, 404],
});
