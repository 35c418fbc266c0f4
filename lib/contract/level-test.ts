import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { type AgeGroup, ageGroups } from './age-groups';
import { cefrLevel, placementLevel } from './cefr-levels';
import { count, flag, id, message, nonEmptyText, responseId, text, tolerant, tolerantList } from './common';
import * as endpoints from './endpoints/level-test';
import { phone, requiredText } from './fields';
import { goalsFor, learningGoals } from './learning-goals';
import { type FormFields, idParam, operation } from './operation';

export const question = z.object({
  _id: text,
  question: nonEmptyText,
  hints: tolerantList(nonEmptyText),
  /** Only with the level-test token. */
  answer: text,
});
export type Question = z.infer<typeof question>;

export const questionLevel = z.object({ level: text, questionAndAnswer: tolerantList(question) });
export type QuestionLevel = z.infer<typeof questionLevel>;

export const questionLevels = tolerantList(questionLevel);

const chosen = z.nullable(z.string().check(z.maxLength(1000)));

/** By question id, or in the order of the questions; null for an open question. */
export const attempt = z.object({
  answers: z.union([z.record(z.string().check(z.maxLength(64)), chosen), z.array(chosen).check(z.maxLength(300))], {
    error: () => refusal('levelTest', 'selectFirst').message,
  }),
  attemptId: z.optional(id),
  startedAt: z.optional(z.iso.datetime({ offset: true })),
  seconds: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(86_400))),
  age: z.optional(z.enum(ageGroups)),
  goal: z.optional(z.enum(learningGoals)),
});
export type Attempt = z.infer<typeof attempt>;

export const attemptResult = z.object({
  attemptId: responseId,
  correct: z.number(),
  total: z.number(),
  /** The highest level passed together with all below it; A0 if A1 was not. */
  level: tolerant(placementLevel),
  next: tolerant(cefrLevel),
  age: tolerant(z.enum(ageGroups)),
  goal: tolerant(z.enum(learningGoals)),
  advice: text,
  perLevel: tolerantList(
    z.object({ level: nonEmptyText, correct: z.number(), total: z.number(), needed: count, passed: flag }),
  ),
  timeUp: z.catch(z.boolean(), false),
});
export type AttemptResult = z.infer<typeof attemptResult>;

/** `total` and `needed` count questions. A0 has none. */
export const testLevel = z.object({ level: placementLevel, total: z.number(), needed: z.number(), advice: text });
export type TestLevel = z.infer<typeof testLevel>;

/** The result of a form without scripts in the query of its page. `score`: right answers by level, "6.4.0". */
export const postedResult = z.object({
  score: z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,3}){0,5}$/)),
  age: z.optional(z.enum(ageGroups)),
  goal: z.optional(z.enum(learningGoals)),
  attempt: z.optional(id),
});
export type PostedResult = z.infer<typeof postedResult>;

/** Its other fields are the answers, named by question id or, without ids, by position. */
function readAttemptForm({ age, goal, ...answers }: Record<string, string>): FormFields {
  return {
    answers: Object.fromEntries(Object.entries(answers).map(([question, chosen]) => [question, chosen || null])),
    age,
    goal: goalsFor(age as AgeGroup | undefined).find((one) => one === goal),
  };
}

function toPostedResult(data: unknown): Record<string, string> {
  const { attemptId, perLevel = [], age, goal } = attemptResult.parse(data);
  const score = perLevel.map(({ correct }) => correct).join('.');
  return { score, ...(age && { age }), ...(goal && { goal }), attempt: attemptId };
}

export const attemptContact = z.object({
  name: requiredText(refusal('forms', 'nameRequired'), { maxUnits: 100 }),
  phone: phone(refusal('forms', 'phoneRequired')),
});

/** Unless the school has set another time. */
export const levelTestMinutes = 8;

export const getLevelTest = operation({
  ...endpoints.getLevelTest,
  summary: 'The questions by level; right answers only with the level-test token',
  tag: 'Level test',
  auth: 'level-test',
  response: questionLevels,
  errors: [],
});

export const listTestLevels = operation({
  ...endpoints.listTestLevels,
  summary: 'Number of questions, pass threshold and advice of each level',
  tag: 'Level test',
  auth: 'none',
  response: tolerantList(testLevel),
  errors: [],
  added: true,
});

export const submitAttempt = operation({
  ...endpoints.submitAttempt,
  summary: 'Score an attempt at the level test',
  tag: 'Level test',
  auth: 'none',
  body: attempt,
  noScript: { page: '/level-test', read: readAttemptForm, toQuery: toPostedResult },
  response: attemptResult,
  rateLimit: 'tests',
  errors: [400, 404],
  added: true,
});

export const sendAttemptContact = operation({
  ...endpoints.sendAttemptContact,
  summary: 'Send the result of an attempt to the school',
  tag: 'Level test',
  auth: 'none',
  params: idParam('id'),
  body: attemptContact,
  noScript: { page: '/level-test', keep: ['score', 'age', 'goal', 'attempt'], sealed: ['name', 'phone'] },
  response: message,
  rateLimit: 'tests',
  senderLimit: { field: 'phone', rateLimits: ['sender'] },
  errors: [400, 404],
  added: true,
});
