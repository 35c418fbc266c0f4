import {
  array,
  boolean,
  catch as caught,
  type infer as Infer,
  int,
  iso,
  maximum,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  union,
  enum as zodEnum,
} from 'zod/mini';
import { enrolments } from '@/lib/text/en/enrolments';
import { levelTest as levelTestText } from '@/lib/text/en/level-test';
import { refusal } from '@/lib/text/refusal';
import { ageGroups } from './age-groups';
import {
  answeredId,
  cefrLevel,
  count,
  flag,
  id,
  message,
  placementLevel,
  requiredText,
  text,
  tolerant,
  tolerantList,
} from './common';
import * as endpoints from './endpoints/level-test';
import { filled, phone } from './fields';
import { idParam, operation } from './operation';

export const question = object({
  _id: text,
  question: requiredText,
  /** The options to choose from. */
  hints: tolerantList(requiredText),
  /** The right one; only for a caller with the level-test token. */
  answer: text,
});
export type Question = Infer<typeof question>;

export const questionLevel = object({ level: text, questionAndAnswer: tolerantList(question) });
export type QuestionLevel = Infer<typeof questionLevel>;

/** The levels in order, A1 to C2. */
export const questionLevels = tolerantList(questionLevel);

const chosen = nullable(string().check(maxLength(1000)));

/** Answers by question id, or in the order of the questions; null for one left open. */
export const attempt = object({
  answers: union(
    [record(string().check(maxLength(64)), chosen), array(chosen).check(maxLength(300))],
    levelTestText.selectFirst,
  ),
  /** The caller's own id of this attempt: sent twice, it counts once. */
  attemptId: optional(id),
  startedAt: optional(iso.datetime({ offset: true })),
  seconds: optional(number().check(int(), minimum(0), maximum(86_400))),
  /** Of the learner: for a course among learners of that age. */
  age: optional(zodEnum(ageGroups)),
});
export type Attempt = Infer<typeof attempt>;

export const attemptResult = object({
  attemptId: answeredId,
  correct: number(),
  total: number(),
  /** The highest level that was passed together with all below it; A0 where A1 was not. */
  level: tolerant(placementLevel),
  /** The level to learn next. */
  next: tolerant(cefrLevel),
  age: tolerant(zodEnum(ageGroups)),
  /** What the school says to someone of that level. */
  advice: text,
  /** `needed` right answers pass the level. */
  perLevel: tolerantList(
    object({ level: requiredText, correct: number(), total: number(), needed: count, passed: flag }),
  ),
  timeUp: caught(boolean(), false),
});
export type AttemptResult = Infer<typeof attemptResult>;

/** Who a result belongs to, when it is sent to the school. */
export const attemptContact = object({
  name: filled(refusal(enrolments, 'nameRequired'), { most: 100 }),
  phone: phone(refusal(enrolments, 'phoneRequired')),
});

/** The test's stated time, where the school has set no other. */
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
