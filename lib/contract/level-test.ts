import { array, boolean, type infer as Infer, iso, number, object, record, string, union } from 'zod';
import { enrolments } from '@/lib/text/en/enrolments';
import { levelTest as levelTestText } from '@/lib/text/en/level-test';
import { answeredId, cefrLevel, id, requiredText, text, tolerant, tolerantList } from './common';
import { filled, phone } from './fields';

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

const chosen = string().max(1000).nullable();

/** Answers by question id, or in the order of the questions; null for one left open. */
export const attempt = object({
  answers: union([record(string().max(64), chosen), array(chosen).max(300)], levelTestText.selectFirst),
  /** The caller's own id of this attempt: sent twice, it counts once. */
  attemptId: id.optional(),
  startedAt: iso.datetime({ offset: true }).optional(),
  seconds: number().int().min(0).max(86_400).optional(),
});
export type Attempt = Infer<typeof attempt>;

export const attemptResult = object({
  attemptId: answeredId,
  correct: number(),
  total: number(),
  /** The estimated level. */
  level: tolerant(cefrLevel.optional()),
  /** What the school says to someone of that level. */
  advice: text,
  perLevel: tolerantList(object({ level: requiredText, correct: number(), total: number() })),
  timeUp: boolean().catch(false),
});
export type AttemptResult = Infer<typeof attemptResult>;

/** Who a result belongs to, when it is sent to the school. */
export const attemptContact = object({
  name: filled(enrolments.nameRequired, { most: 100 }),
  phone: phone(enrolments.phoneRequired),
});
export type AttemptContact = Infer<typeof attemptContact>;

/** The test's stated time, where the school has set no other. */
export const levelTestMinutes = 8;
