import { and, eq } from 'drizzle-orm';
import type { Payload, PayloadRequest, Where } from 'payload';
import { writeWithEntry } from '@/lib/cms/audit/record-entry';
import { labelOf } from '@/lib/cms/classes/class-label';
import { derivedFields, readLessonChanges, readSchedule } from '@/lib/cms/classes/derive-schedule';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import type { Class } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import { writeTogether } from '@/lib/cms/write-together';
import { yangonTime } from '@/lib/format/dates';
import { type LessonChange, lessonKey, revisionOf } from '@/lib/format/lesson-changes';
import { type Lesson, toMoment } from '@/lib/format/lessons';
import type { Mail } from '@/lib/mail/compose-mail';
import { insertMail, queueMail } from '@/lib/mail/queue';
import { findSchoolPhone } from '@/lib/mail/school-contact';
import { lessonAdded, lessonCancelled, lessonMoved } from '@/lib/mail/templates/lessons';
import { findClass, lineOfClass } from './mailed-seat';
import { findSeatRows } from './waiting-list';

/** In Myanmar: "2026-12-04", "18:30". */
export type LessonTime = { day: string; from: string; to: string };

/** Without a lesson one is added; without a time the lesson is cancelled. */
export type LessonRequest = {
  class: string;
  lesson?: string;
  time?: LessonTime;
  reason: string;
  by: { id: string; name: string };
};

export type LessonRefusal = 'unknown' | 'reasonMissing' | 'timeInvalid' | 'lessonExists' | 'changedMeanwhile';

export class LessonRefusedError extends Error {
  constructor(readonly code: LessonRefusal) {
    super(code);
    this.name = 'LessonRefusedError';
  }
}

function toLesson({ day, from, to }: LessonTime): Lesson {
  if (from >= to || Number.isNaN(Date.parse(day))) throw new LessonRefusedError('timeInvalid');
  return { startsAt: toMoment(day, from), endsAt: toMoment(day, to) };
}

type KeyedMail = { mail: Mail; key: string[] };
type Planned = { before?: Lesson; after?: Lesson; change: LessonChange };

function planChange(chosen: Class, { lesson, time, reason }: LessonRequest): Planned {
  const { lessons, cancelled } = readSchedule(chosen.schedule);
  const after = time && toLesson(time);
  const key = lesson ?? after?.startsAt;
  const before = lessons.find((one) => lessonKey(one) === key);
  const isKnown = before !== undefined || cancelled.some((one) => one.lesson === key);
  if (!key || (lesson && !isKnown) || (!before && !after)) throw new LessonRefusedError('unknown');
  const isTaken = lessons.some((one) => one !== before && one.startsAt === after?.startsAt);
  if (isTaken || (!lesson && isKnown)) throw new LessonRefusedError('lessonExists');
  const earlier = readLessonChanges(chosen).find((one) => one.lesson === key);
  const isAdded = !lesson || earlier?.isAdded;
  const revision = revisionOf(earlier) + 1;
  return { before, after, change: { lesson: key, ...(isAdded && { isAdded }), ...after, reason, revision } };
}

/** Together with what follows from it, in one conditional update, and with the mails about it. */
async function writeChange(req: PayloadRequest, chosen: Class, planned: Planned): Promise<boolean> {
  const { payload: cms } = req;
  const { change } = planned;
  const others = readLessonChanges(chosen).filter(({ lesson }) => lesson !== change.lesson);
  const lessonChanges = [...others, change];
  const derived = await derivedFields(req, { ...chosen, lessonChanges }, chosen.schedule);
  const mails = await composeMails(cms, chosen, planned);
  const { classes } = databaseOf(cms, 'classes').tables;
  return writeTogether(
    cms,
    (drizzle) => [
      drizzle
        .update(classes)
        .set({ lessonChanges, ...derived, updatedAt: new Date().toISOString() })
        .where(and(eq(classes.id, chosen.id), eq(classes.updatedAt, chosen.updatedAt)))
        .returning({ id: classes.id }),
      ...mails.map(({ mail, key }) => insertMail(cms, drizzle, mail, { key })),
    ],
    req,
  );
}

const isAhead = (lesson: Lesson | undefined) => lesson !== undefined && Date.parse(lesson.startsAt) > Date.now();

/** To those who have paid, also if their payment is still being checked. */
async function composeMails(cms: Payload, chosen: Class, { before, after, change }: Planned): Promise<KeyedMail[]> {
  if (!isAhead(before) && !isAhead(after)) return [];
  const paid: Where = { and: [{ class: { equals: chosen.id } }, { state: { in: ['Pending', 'Accepted'] } }] };
  const common = {
    lineOfClass: () => lineOfClass(chosen),
    reason: change.reason,
    schoolPhone: await findSchoolPhone(cms),
  };
  const rows = await findSeatRows(cms, paid, ['createdAt', 'id']);
  return rows.flatMap((row) => {
    const { id, name, email, language, reference, courseName } = row;
    const about = { ...common, name, email, language, reference, course: courseName };
    const mail = before
      ? after
        ? lessonMoved(about, before, after)
        : lessonCancelled(about, before)
      : after && lessonAdded(about, after);
    const key = ['lesson', chosen.id, change.lesson, String(change.revision), id];
    return mail ? [{ mail, key }] : [];
  });
}

const describeTime = (lesson: Lesson | undefined) =>
  lesson ? `${yangonTime(lesson.startsAt)}–${yangonTime(lesson.endsAt).slice(11)}` : null;

/** Moves, cancels or adds one lesson. The class is told why. */
export async function changeLesson(cms: Payload, request: LessonRequest): Promise<void> {
  const reason = request.reason.trim();
  if (!reason) throw new LessonRefusedError('reasonMissing');
  const chosen = await findClass(cms, request.class);
  if (!chosen || chosen.deletedAt) throw new LessonRefusedError('unknown');
  const planned = planChange(chosen, { ...request, reason });
  const entry = {
    action: 'update' as const,
    actor: request.by.id,
    actorName: request.by.name,
    subject: 'classes',
    record: chosen.id,
    title: labelOf(chosen),
    changes: [{ path: 'lessonChanges', before: describeTime(planned.before), after: describeTime(planned.after) }],
  };
  const isWritten = await writeWithEntry(cms, entry, (req) => writeChange(req, chosen, planned));
  if (!isWritten) throw new LessonRefusedError('changedMeanwhile');
  await reportContentChange(cms, 'classes');
  // Also those who paid while the change was written; nobody twice.
  for (const { mail, key } of await composeMails(cms, chosen, planned)) await queueMail(cms, mail, { key });
}
