import 'server-only';
import { Hono } from 'hono';
import { answer, type Backend } from '@/lib/backend/backend';
import { scoreAttempt, secondsTaken } from '@/lib/backend/level-test-score';
import { body } from '@/lib/backend/middleware/checked';
import { limited } from '@/lib/backend/middleware/limited';
import { type AttemptResult, attempt, levelTestMinutes, type QuestionLevel } from '@/lib/contract/level-test';
import { AppError } from '@/lib/errors';
import { levelTest as text } from '@/lib/text/en/level-test';

export type LoadQuestions = () => Promise<{ data: QuestionLevel[] | null }>;

/** An existing backend has no operation that scores an attempt, so it is scored here, where the answers may be known. Nothing is stored. */
export const scoring = (loadQuestions: LoadQuestions) =>
  new Hono<Backend>().post('/levelstests/attempts', limited('submitAttempt'), body(attempt), async (c) => {
    const sent = c.get('bodyData');
    const { data: levels } = await loadQuestions();
    const scorable = levels?.some(({ questionAndAnswer }) => questionAndAnswer.some((question) => question.answer));
    if (!levels || !scorable) throw new AppError(503, text.notScored);
    const { marked, ...score } = scoreAttempt(levels, sent.answers);
    return answer<AttemptResult>(c, {
      ...score,
      attemptId: sent.attemptId ?? crypto.randomUUID(),
      age: sent.age,
      timeUp: (secondsTaken(sent) ?? 0) > levelTestMinutes * 60,
    });
  });
