import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Payload } from 'payload';
import { getText } from '#text';
import { isValidationError } from '@/lib/cms/errors';
import { openCms } from '@/lib/cms/open';
import type { LevelTestAttempt, LevelTestSetting } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import { nextLevel } from '@/lib/contract/cefr-levels';
import {
  type Attempt,
  type AttemptResult,
  attemptResult,
  sendAttemptContact,
  submitAttempt,
} from '@/lib/contract/level-test';
import { notFound } from '@/lib/errors';
import { toUnicode } from '@/lib/format/burmese';
import { levelTestNotice } from '@/lib/mail/templates/level-test';
import { refusal } from '@/lib/text/refusal';
import { questionLevelsWithAnswers } from './level-test';
import { refuseUnknownQuestions, scoreAttempt, secondsTaken } from './level-test-score';
import { adviceOf, readLevelTestSettings, thresholdsOf } from './level-test-settings';
import { notify } from './notifications';
import { normalizePhone } from './phones';
import { consumeSenderLimit } from './rate-limits';
import { route } from './route';
import { routes } from './routes';

const toResult = (stored: LevelTestAttempt, settings: LevelTestSetting): AttemptResult =>
  attemptResult.parse({
    attemptId: stored.id,
    correct: stored.correct,
    total: stored.total,
    level: stored.level,
    next: nextLevel(stored.level),
    age: stored.age ?? undefined,
    goal: stored.goal ?? undefined,
    advice: adviceOf(settings, stored.level),
    perLevel: stored.perLevel,
    timeUp: stored.timeUp ?? false,
  });

async function findByKey(cms: Payload, key: string | undefined): Promise<LevelTestAttempt | undefined> {
  if (!key) return undefined;
  const where = { idempotencyKey: { equals: key } };
  const { docs } = await cms.find({
    collection: 'level-test-attempts',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  });
  return docs[0];
}

async function scoreSubmission(sent: Attempt, settings: LevelTestSetting, isFormPost: boolean) {
  const questions = await questionLevelsWithAnswers();
  const { answers, correct, total, level, perLevel } = scoreAttempt(questions, sent.answers, thresholdsOf(settings));
  if (total === 0) throw notFound(refusal('levelTest', 'empty'));
  if (isFormPost) refuseUnknownQuestions(questions, sent.answers);
  const seconds = secondsTaken(sent);
  const timeUp = (seconds ?? 0) > settings.minutes * 60;
  return { correct, total, level, perLevel, answers, age: sent.age, goal: sent.goal, seconds, timeUp };
}

async function storeAttempt(cms: Payload, sent: Attempt, isFormPost = false): Promise<AttemptResult> {
  const settings = await readLevelTestSettings();
  const idempotencyKey = sent.attemptId?.toLowerCase();
  const existing = await findByKey(cms, idempotencyKey);
  if (existing) return toResult(existing, settings);
  const data = { ...(await scoreSubmission(sent, settings, isFormPost)), handling: 'new' as const, idempotencyKey };
  try {
    return toResult(await cms.create({ collection: 'level-test-attempts', data, depth: 0 }), settings);
  } catch (error) {
    const duplicate = isValidationError(error) ? await findByKey(cms, idempotencyKey) : undefined;
    if (!duplicate) throw error;
    return toResult(duplicate, settings);
  }
}

type Contact = { name: string; phone: string };

/** One statement, so that staff are notified of a duplicate once. False if the contact is stored already. */
async function updateContact(cms: Payload, id: string, { name, phone }: Contact): Promise<boolean> {
  const { drizzle, tables } = databaseOf(cms, 'level-test-attempts');
  const table = tables['level-test-attempts'];
  const differs = or(isNull(table.name), ne(table.name, name), isNull(table.phone), ne(table.phone, phone));
  const updated = await drizzle
    .update(table)
    .set({ name, phone, updatedAt: new Date().toISOString() })
    .where(and(eq(table.id, id), differs))
    .returning({ id: table.id });
  return updated.length === 1;
}

async function storeContact(cms: Payload, attemptId: string, contact: Contact): Promise<void> {
  const where = { id: { equals: attemptId } };
  const { docs } = await cms.find({ collection: 'level-test-attempts', where, depth: 0, limit: 1, pagination: false });
  const [stored] = docs;
  if (!stored) throw notFound(refusal('levelTest', 'resultUnknown'));
  const isDuplicate = !(await updateContact(cms, attemptId, contact));
  await notify(cms, {
    subject: ['level-test', attemptId, contact.name, contact.phone],
    isDuplicate,
    staff: (to) => levelTestNotice(to, { ...stored, ...contact }),
    telegram: `Level test: ${contact.name}, ${stored.correct} of ${stored.total}, ${stored.level}`,
  });
}

export const levelTestAttempts = routes(
  route(submitAttempt, async ({ body, c }) => storeAttempt(await openCms(), body, c.get('isFormPost'))),
  route(sendAttemptContact, async ({ params, body: { name, phone } }) => {
    const text = getText('levelTest');
    const attemptId = params.id.toLowerCase();
    const contact = { name: await toUnicode(name), phone: normalizePhone(phone) };
    await consumeSenderLimit(sendAttemptContact, contact.phone);
    await storeContact(await openCms(), attemptId, contact);
    return text.sent;
  }),
);
