import 'server-only';
import { askedQuestions } from '@/lib/backend/level-test-score';
import { type CefrLevel, cefrLevels } from '@/lib/contract/common';
import type { CourseType } from '@/lib/contract/courses';
import { type QuestionLevel, questionLevels } from '@/lib/contract/level-test';
import { type ListedCourse, levelsOf, listCourses } from './courses';
import { type Loaded, load } from './server';

const test = { path: '/levelstests/view_levelTest', schema: questionLevels, tags: ['level-test'] };

/** A question as a page may show it: never with its answer. `id` is absent where an existing backend gives none. */
export type OpenQuestion = { id: string | undefined; text: string; options: string[] };

/** The questions of all levels in order. */
export const listQuestions = (): Promise<Loaded<OpenQuestion[]>> =>
  load({
    ...test,
    keep: (levels) =>
      askedQuestions(levels).map(({ _id, question, hints }) => ({ id: _id, text: question, options: hints })),
  });

/** The questions with their answers: for the server's own scoring of an existing backend's test. */
export const questionsForScoring = (): Promise<Loaded<QuestionLevel[]>> =>
  load({ ...test, use: 'scoring', keep: (levels) => levels });

/** A course as the result of the test proposes it. */
export type FittingCourse = Pick<ListedCourse, '_id' | 'name' | 'type' | 'price' | 'off' | 'href'>;
export type FittingCourses = Partial<Record<CefrLevel, FittingCourse[]>>;

const order: CourseType[] = ['Adult', 'Native', 'Video', 'Kid'];

const toFitting = (course: ListedCourse): FittingCourse => ({
  _id: course._id,
  name: course.name,
  type: course.type,
  price: course.price,
  off: course.off,
  href: course.href,
});

/** For each level one course of each type that teaches it; what cannot be loaded is left out. */
export async function coursesByLevel(): Promise<FittingCourses> {
  const lists = await Promise.all(order.map((type) => listCourses(type)));
  const courses = lists.map(({ data }) => data ?? []);
  return Object.fromEntries(
    cefrLevels.map((level) => [
      level,
      courses.flatMap((ofType) =>
        ofType
          .filter((course) => levelsOf(course).includes(level))
          .slice(0, 1)
          .map(toFitting),
      ),
    ]),
  );
}
