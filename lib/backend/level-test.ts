import { timingSafeEqual } from 'node:crypto';
import { cefrLevels } from '@/lib/contract/cefr-levels';
import type { QuestionLevel } from '@/lib/contract/level-test';
import { getLevelTest } from '@/lib/contract/level-test';
import { env } from '@/lib/env';
import { bearerToken } from '@/lib/session/token';
import { listPublished } from './content';
import { route } from './route';
import { routes } from './routes';

function hasTestToken(header: string | undefined): boolean {
  const expected = env().LEVEL_TEST_TOKEN;
  const token = bearerToken(header);
  if (!expected || !token) return false;
  const [a, b] = [Buffer.from(token), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export async function questionLevelsWithAnswers(): Promise<QuestionLevel[]> {
  const questions = await listPublished('level-questions', { sort: 'position' });
  return cefrLevels.flatMap((level) => {
    const ofLevel = questions.filter((question) => question.level === level);
    if (ofLevel.length === 0) return [];
    return {
      level,
      questionAndAnswer: ofLevel.map(({ id, question, hints, answer }) => ({
        _id: id,
        question,
        hints: hints.map((hint) => hint.text),
        answer,
      })),
    };
  });
}

const withoutAnswers = (levels: QuestionLevel[]): QuestionLevel[] =>
  levels.map(({ level, questionAndAnswer }) => ({
    level,
    questionAndAnswer: questionAndAnswer.map(({ answer, ...question }) => question),
  }));

export const levelTest = routes(
  route(getLevelTest, async ({ c }) => {
    const levels = await questionLevelsWithAnswers();
    return hasTestToken(c.req.header('authorization')) ? levels : withoutAnswers(levels);
  }),
);
