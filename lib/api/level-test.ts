import 'server-only';
import { askedQuestions } from '@/lib/backend/level-test-score';
import { type AgeGroup, ageGroups, listedType, listFilter, takesAllOf } from '@/lib/contract/age-groups';
import { type CefrLevel, cefrLevels } from '@/lib/contract/common';
import { type CourseType, isVideoCourse } from '@/lib/contract/courses';
import { getLevelTest, type QuestionLevel } from '@/lib/contract/level-test';
import { agesOf, filterCourses, type ListedCourse, levelsOf, listCourses } from './courses';
import { type Loaded, load } from './server';

const tags = ['level-test'];

/** A question as a page may show it: never with its answer. `id` is absent where an existing backend gives none. */
export type OpenQuestion = { id: string | undefined; text: string; options: string[] };

/** The questions of all levels in order. */
export const listQuestions = (): Promise<Loaded<OpenQuestion[]>> =>
  load(getLevelTest, {
    tags,
    keep: (levels) =>
      askedQuestions(levels).map(({ _id, question, hints }) => ({ id: _id, text: question, options: hints })),
  });

/** The questions with their answers: for the server's own scoring of an existing backend's test. */
export const questionsForScoring = (): Promise<Loaded<QuestionLevel[]>> =>
  load(getLevelTest, { tags, use: 'scoring', keep: (levels) => levels });

type Recommendation = {
  course: ListedCourse;
  /** Whether the list of that age and level holds another one. */
  hasOthers: boolean;
};

/** The course to take next, by the age of the learner and the level to learn. */
export type Recommendations = Record<AgeGroup, Partial<Record<CefrLevel, Recommendation>>>;

/** Where to look first: a group of one's own age, live, before a video. */
const typesFor = (age: AgeGroup): CourseType[] =>
  age === '18+' ? ['Adult', 'Native', 'Video'] : ['Kid', 'Native', 'Adult', 'Video'];

/** One course for each age group and level, where the school has one; what cannot be loaded is left out. */
export async function recommendCourses(): Promise<Recommendations> {
  const types: CourseType[] = ['Adult', 'Kid', 'Native', 'Video'];
  const lists = await Promise.all(types.map(async (type) => (await listCourses(type)).data ?? []));
  const ofType = (type: CourseType) => lists[types.indexOf(type)] ?? [];
  const find = (age: AgeGroup, level: CefrLevel): Recommendation | undefined => {
    const candidates = typesFor(age)
      .flatMap(ofType)
      .filter((course) => levelsOf(course).includes(level) && takesAllOf(agesOf(course), age));
    const [course] = candidates.toSorted((one, other) => rank(one, level) - rank(other, level));
    if (!course) return undefined;
    const listed = filterCourses(ofType(listedType(age)), listFilter(age, level));
    return { course, hasOthers: listed.some(({ _id }) => _id !== course._id) };
  };
  return Object.fromEntries(
    ageGroups.map((age) => [age, Object.fromEntries(cefrLevels.map((level) => [level, find(age, level)]))]),
  ) as Recommendations;
}

// Native courses ask for French from home or school: a course for learners comes first, also one that only passes through the level.
const rank = (course: ListedCourse, level: CefrLevel) =>
  (isVideoCourse(course) ? 4 : 0) + (course.type === 'Native' ? 2 : 0) + (levelsOf(course)[0] === level ? 0 : 1);
