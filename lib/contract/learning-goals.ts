import type { AgeGroup } from './age-groups';

/** What a learner wants French for, and what a course prepares for. */
export const learningGoals = ['everyday', 'studies', 'work', 'culture'] as const;
export type LearningGoal = (typeof learningGoals)[number];

/** Young children are not asked for a goal, and pupils have no work. */
export function goalsFor(age: AgeGroup | undefined): readonly LearningGoal[] {
  if (!age || age === '5-7' || age === '8-10') return [];
  return age === '18+' ? learningGoals : learningGoals.filter((goal) => goal !== 'work');
}
