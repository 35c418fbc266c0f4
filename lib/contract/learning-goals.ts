/** What a learner wants French for, and what a course prepares for. */
export const learningGoals = ['everyday', 'studies', 'work', 'culture'] as const;
export type LearningGoal = (typeof learningGoals)[number];
