import 'server-only';
import { getText } from '#text';
import { refuseUnknownQuestions, scoreAttempt, secondsTaken, testLevels } from '@/lib/backend/level-test-score';
import { routes } from '@/lib/backend/routes';
import { levelTestMinutes, listTestLevels, type QuestionLevel, submitAttempt } from '@/lib/contract/level-test';
import { AppError } from '@/lib/errors';
import { route } from './session';

export type LoadQuestions = () => Promise<{ data: QuestionLevel[] | null }>;

/** An existing backend cannot score attempts. Nothing is stored. */
export const scoring = (loadQuestions: LoadQuestions) =>
  routes(
    route(listTestLevels, async () => testLevels((await loadQuestions()).data ?? [])),
    route(submitAttempt, async ({ body, c }) => {
      const { data: levels } = await loadQuestions();
      const isScorable = levels?.some(({ questionAndAnswer }) => questionAndAnswer.some((question) => question.answer));
      if (!levels || !isScorable) throw new AppError(503, 'notScored', getText('levelTest').notScored);
      if (c.get('isFormPost')) refuseUnknownQuestions(levels, body.answers);
      const { answers: _, ...score } = scoreAttempt(levels, body.answers);
      return {
        ...score,
        attemptId: body.attemptId ?? crypto.randomUUID(),
        age: body.age,
        timeUp: (secondsTaken(body) ?? 0) > levelTestMinutes * 60,
      };
    }),
  );
