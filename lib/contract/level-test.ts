import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { ageGroups } from './age-groups';
import { cefrLevel, placementLevel } from './cefr-levels';
import { count, flag, id, message, nonEmptyText, responseId, text, tolerant, tolerantList } from './common';
import * as endpoints from './endpoints/level-test';
import { phone, requiredText } from './fields';
import { learningGoals } from './learning-goals';
import { idParam, operation } from './operation';

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

export const submitAttempt = operation({
  ...endpoints.submitAttempt,
  summary: 'Score an attempt at the level test',
  tag: 'Level test',
  auth: 'none',
  body: attempt,
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
  response: message,
  rateLimit: 'tests',
  senderLimit: { field: 'phone', rateLimits: ['sender'] },
  errors: [400, 404],
  added: true,
});
