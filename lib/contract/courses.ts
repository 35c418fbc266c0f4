import {
  extend,
  type infer as Infer,
  maxLength,
  number,
  object,
  optional,
  regex,
  string,
  union,
  enum as zodEnum,
} from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { formatMmk } from '@/lib/format/price';
import {
  answeredId,
  cefrLevel,
  count,
  filePath,
  given,
  id,
  idPattern,
  optionalList,
  pageOf,
  pageQuery,
  pictures,
  requiredText,
  text,
  tolerant,
  tolerantList,
} from './common';
import * as endpoints from './endpoints/courses';
import { idParam, operation } from './operation';
import { preprocess } from './preprocess';

export const courseTypes = ['Native', 'Kid', 'Video', 'Adult'] as const;
export type CourseType = (typeof courseTypes)[number];

const courseType = preprocess(
  (value) => courseTypes.find((type) => typeof value === 'string' && type.toLowerCase() === value.trim().toLowerCase()),
  optional(zodEnum(courseTypes)),
);

/** A number, "-" for one that is not shown, or what a backend says instead: "15 students". */
const countOrWords = tolerant(preprocess(asCount, optional(union([number(), string()]))));

function asCount(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const digits = toLatinDigits(value.trim());
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : given(value.trim());
}

/** A price as shown, "150,000 MMK"; a bare number gets its currency. */
export const price = tolerant(
  preprocess((value) => (typeof value === 'number' ? formatMmk(value) : given(value)), optional(string())),
);

const off = tolerant(
  preprocess((value) => (typeof value === 'number' ? `${value}%` : given(value)), optional(string())),
);

export const course = object({
  _id: answeredId,
  name: requiredText,
  type: tolerant(courseType),
  levels: text,
  /** Number of outline entries; the outline is asked for only when it is above 0. */
  lectures: count,
  maxStudents: countOrWords,
  price,
  /** Percent, "10%". */
  off,
  thumbnail: filePath,
  cover: filePath,
  /** The trailer. */
  video: filePath,
  /** HTML. */
  description: text,
  instructor: text,
  /** Months. */
  duration: countOrWords,
  language: text,
  ages: text,
  start_course: text,
  /** When the record was made, ISO 8601. */
  createdAt: text,
  students: count,
  mainType: text,
  cefr: optionalList(cefrLevel),
  /** One sentence without markup. */
  summary: text,
  pictures,
});
export type Course = Infer<typeof course>;

export const coursePage = pageOf(course);

const idList = new RegExp(`^${idPattern.source.slice(1, -1)}(?:,${idPattern.source.slice(1, -1)}){0,99}$`, 'i');

/** Courses on a page of the index. */
export const indexPageSize = 500;

export const courseQuery = extend(pageQuery(100), {
  type: optional(zodEnum(courseTypes, 'The type is Video, Adult, Native or Kid.')),
  /** Beyond the specification: only the course of this name. */
  name: optional(string().check(maxLength(300))),
  /** Beyond the specification: only the course of this id. */
  id: optional(id),
  /**
   * Beyond the specification: `card` leaves out what cards do not show (description, lessons, cover, instructor); `index` leaves
   * pictures and texts out as well, and its pages have 500 courses.
   */
  fields: optional(zodEnum(['card', 'index'], 'The fields are card or index.')),
  /** Beyond the specification: only the courses of these ids, separated by commas. */
  ids: optional(string().check(regex(idList, 'These ids are not valid.'))),
});

/** An entry of a course's outline: `lectures.name`, else `categories[0]`. */
export const outlineEntry = object({
  _id: text,
  lectures: tolerant(object({ name: text })),
  categories: optionalList(requiredText),
});
export type OutlineEntry = Infer<typeof outlineEntry>;

export const outline = tolerantList(outlineEntry);

/** What an outline entry is called; undefined when it has no name at all. */
export function outlineName(entry: OutlineEntry): string | undefined {
  return entry.lectures?.name ?? entry.categories?.[0];
}

/** A type of Video or a mainType of Video makes a video course. */
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

export const getOutline = operation({
  ...endpoints.getOutline,
  summary: 'The outline of a course',
  tag: 'Courses',
  auth: 'none',
  params: idParam('courseId'),
  response: outline,
  errors: [400, 404],
});
