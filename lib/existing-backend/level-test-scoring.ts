import 'server-only';
import { Hono } from 'hono';
import { answer, type Backend } from '@/lib/backend/backend';
import { scoreAttempt, secondsTaken } from '@/lib/backend/level-test-score';
import { body } from '@/lib/backend/middleware/checked';
import { answeredErrors } from '@/lib/backend/middleware/errors';
import { headers } from '@/lib/backend/middleware/headers';
import { limited } from '@/lib/backend/middleware/limited';
import { requestId } from '@/lib/backend/middleware/request-id';
import { sizes } from '@/lib/backend/middleware/sizes';
import { type AttemptResult, attempt, levelTestMinutes } from '@/lib/contract/level-test';
import { AppError } from '@/lib/errors';
import { levelTest as text } from '@/lib/text/en/level-test';
import { questionsForScoring } from './level-test';

/** Where an attempt of an existing backend's test is sent. */
export const scoringPath = '/api/levelstests/attempts';

const scoring = new Hono<Backend>()
  .use(requestId, headers, sizes)
  .post(scoringPath, limited('forms'), body(attempt), async (c) => {
    const sent = c.get('bodyData');
    const { data: levels } = await questionsForScoring();
    const scorable = levels?.some(({ questionAndAnswer }) => questionAndAnswer.some((question) => question.answer));
    if (!levels || !scorable) throw new AppError(503, text.notScored);
    const { marked, ...score } = scoreAttempt(levels, sent.answers);
    return answer<AttemptResult>(c, {
      ...score,
      attemptId: sent.attemptId ?? crypto.randomUUID(),
      timeUp: (secondsTaken(sent) ?? 0) > levelTestMinutes * 60,
    });
  })
  .onError(answeredErrors);

/** An existing backend has no call that scores, so its test is scored here, where its answers may be known. Nothing is stored. */
export const scoreHere = (request: Request) => scoring.fetch(request);
