import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { writeWithEntry } from '@/lib/cms/audit/record-entry';
import { shortenAround } from '@/lib/cms/audit/value-text';
import { findLessonNotes, type LessonNote } from '@/lib/cms/classes/attendance';
import { labelOf } from '@/lib/cms/classes/class-label';
import { transactionOf } from '@/lib/cms/tables';
import { yangonTime } from '@/lib/format/dates';
import { requireLesson, type TaughtLesson } from './taught-lesson';

const paths = ['note', 'homework'] as const;
type Texts = Partial<Pick<LessonNote, (typeof paths)[number]>>;

function changesOf(old: Texts | undefined, current: Texts) {
  return paths
    .filter((path) => current[path] !== undefined && (old?.[path] ?? '') !== current[path])
    .map((path) => {
      const [before, after] = shortenAround(old?.[path] || null, current[path] || null);
      return { path, before, after };
    });
}

type WrittenNote = TaughtLesson & Texts & Pick<LessonNote, 'language'>;

/** Stores or replaces what learners read about one lesson. A text that is left out stays, so that two writers do not undo each other's. */
export async function writeLessonNote(cms: Payload, written: WrittenNote): Promise<void> {
  const { class: classId, lesson, by, language } = written;
  const chosen = await requireLesson(cms, written);
  const given = paths.flatMap((path) => {
    const value = written[path]?.trim();
    return value === undefined ? [] : [[path, value] as const];
  });
  const texts: Texts = Object.fromEntries(given);
  const entry = {
    action: 'update' as const,
    actor: by.id,
    actorName: by.name,
    subject: 'lesson-notes',
    title: `${labelOf(chosen)} ${yangonTime(lesson)}`,
    changes: changesOf((await findLessonNotes(cms, classId)).get(lesson), texts),
  };
  await writeWithEntry(cms, entry, async (req) => {
    const { drizzle, tables } = await transactionOf(req, 'lesson-notes');
    const notes = tables['lesson-notes'];
    const values = { ...texts, language, writtenBy: by.name, updatedAt: new Date().toISOString() };
    await drizzle
      .insert(notes)
      .values({ ...values, id: randomUUID(), class: classId, lesson, createdAt: values.updatedAt })
      .onConflictDoUpdate({ target: [notes.class, notes.lesson], set: values });
    return true;
  });
}
