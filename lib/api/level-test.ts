import 'server-only';
import { answerableQuestions, placeByScore, testLevels } from '@/lib/backend/level-test-score';
import { capabilities } from '@/lib/backend-choice';
import { type AgeGroup, ageGroups, coversAgeGroup, listedType, listFilter } from '@/lib/contract/age-groups';
import { type CefrLevel, cefrLevels } from '@/lib/contract/cefr-levels';
import { agesOf, levelsOf, matchesLevelAndAge } from '@/lib/contract/course-levels';
import { type CourseType, isVideoCourse } from '@/lib/contract/courses';
import { type LearningGoal, learningGoals } from '@/lib/contract/learning-goals';
import {
  type AttemptResult,
  getLevelTest,
  listTestLevels,
  type PostedResult,
  type QuestionLevel,
  type TestLevel,
} from '@/lib/contract/level-test';
import type { AgeRange } from '@/lib/format/ages';
import { type ListedCourse, listCourses } from './courses';
import { type Loaded, load } from './load';

const tags = ['level-test'];

export type OpenQuestion = { id: string | undefined; text: string; options: string[] };

export const listQuestions = (): Promise<Loaded<OpenQuestion[]>> =>
  load(getLevelTest, {
    tags,
    select: (levels) =>
      answerableQuestions(levels).map(({ _id, question, hints }) => ({ id: _id, text: question, options: hints })),
  });

export const loadQuestionsWithAnswers = (): Promise<Loaded<QuestionLevel[]>> =>
  load(getLevelTest, { tags, selectKey: 'scoring', select: (levels) => levels });

/** An existing backend has neither thresholds nor advice. */
const loadTestLevels = (): Promise<Loaded<TestLevel[]>> =>
  capabilities.canStoreResults
    ? load(listTestLevels, { tags, select: (levels) => levels })
    : load(getLevelTest, { tags, selectKey: 'levels', select: (levels) => testLevels(levels) });

/** Undefined if nobody can have this score. */
export async function readPostedResult({
  score,
  age,
  goal,
}: PostedResult): Promise<Loaded<Omit<AttemptResult, 'attemptId'> | undefined>> {
  const levels = await loadTestLevels();
  if (levels.failed) return levels;
  const placement = placeByScore(levels.data, score.split('.').map(Number));
  return { failed: false, data: placement && { ...placement, age, goal } };
}

export type Recommendation = { course: ListedCourse; hasOthers: boolean };

type GoalRecommendations = Recommendation & { byGoal: Partial<Record<LearningGoal, Recommendation>> };

/** By age and the level to learn next; `byGoal` has the goals that a course of this age and level serves. */
export type Recommendations = Record<AgeGroup, Partial<Record<CefrLevel, GoalRecommendations>>>;

const preferredTypes = (age: AgeGroup): CourseType[] =>
  age === '18+' ? ['Adult', 'Native', 'Video'] : ['Kid', 'Native', 'Adult', 'Video'];

type Candidate = { course: ListedCourse; levels: CefrLevel[]; ages: AgeRange };

const toCandidate = (course: ListedCourse): Candidate => ({ course, levels: levelsOf(course), ages: agesOf(course) });

export async function recommendCourses(): Promise<Recommendations> {
  const types: CourseType[] = ['Adult', 'Kid', 'Native', 'Video'];
  const lists = await Promise.all(types.map(async (type) => ((await listCourses(type)).data ?? []).map(toCandidate)));
  const ofType = (type: CourseType) => lists[types.indexOf(type)] ?? [];
  const recommendFor = (age: AgeGroup) => {
    const suitable = preferredTypes(age)
      .flatMap(ofType)
      .filter(({ ages }) => coversAgeGroup(ages, age));
    return cefrLevels.flatMap((level) => {
      const found = recommend(suitable, ofType(listedType(age)), age, level);
      return found ? [[level, found] as const] : [];
    });
  };
  return Object.fromEntries(ageGroups.map((age) => [age, Object.fromEntries(recommendFor(age))])) as Recommendations;
}

function recommend(
  suitable: Candidate[],
  listed: Candidate[],
  age: AgeGroup,
  level: CefrLevel,
): GoalRecommendations | undefined {
  const ofLevel = suitable.filter(({ levels }) => levels.includes(level));
  const best = bestOf(ofLevel, level);
  if (!best) return undefined;
  const toRecommendation = ({ course }: Candidate): Recommendation => ({
    course,
    hasOthers: listed.some(
      (other) => other.course._id !== course._id && matchesLevelAndAge(other, listFilter(age, level)),
    ),
  });
  const byGoal = learningGoals.flatMap((goal) => {
    const found = bestOf(
      ofLevel.filter(({ course }) => course.goals?.includes(goal)),
      level,
    );
    return found ? [[goal, toRecommendation(found)]] : [];
  });
  return { ...toRecommendation(best), byGoal: Object.fromEntries(byGoal) };
}

/** Of equals the first. */
function bestOf(candidates: Candidate[], level: CefrLevel): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, candidate) => (best && rank(best, level) <= rank(candidate, level) ? best : candidate),
    undefined,
  );
}

// Native courses are for speakers of French, so others come first, even those that start at a lower level.
const rank = ({ course, levels }: Candidate, level: CefrLevel) =>
  (isVideoCourse(course) ? 4 : 0) + (course.type === 'Native' ? 2 : 0) + (levels[0] === level ? 0 : 1);
