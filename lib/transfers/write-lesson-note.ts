import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { writeWithEntry } from '@/lib/cms/audit/record-entry';
import { shortenAround } from '@/lib/cms/audit/value-text';
import { findLessonNotes, type LessonNote } from '@/lib/cms/classes/attendance';
import { labelOf } from '@/lib/cms/classes/class-label';
import { transactionOf } from '@/lib/cms/tables';
import { yangonTime } from '@/lib/format/dates';
import { requireLesson, type TaughtLesson } from './taught-lesson';

function changesOf(old: LessonNote | undefined, current: LessonNote) {
  return (['note', 'homework'] as const)
    .filter((path) => (old?.[path] ?? '') !== current[path])
    .map((path) => {
      const [before, after] = shortenAround(old?.[path] || null, current[path] || null);
      return { path, before, after };
    });
}

/** Stores or replaces what learners read about one lesson. */
export async function writeLessonNote(cms: Payload, written: TaughtLesson & LessonNote): Promise<void> {
  const { class: classId, lesson, by, language } = written;
  const chosen = await requireLesson(cms, written);
  const text = { note: written.note.trim(), homework: written.homework.trim(), language };
  const entry = {
    action: 'update' as const,
    actor: by.id,
    actorName: by.name,
    subject: 'lesson-notes',
    title: `${labelOf(chosen)} ${yangonTime(lesson)}`,
    changes: changesOf((await findLessonNotes(cms, classId)).get(lesson), text),
  };
  await writeWithEntry(cms, entry, async (req) => {
    const { drizzle, tables } = await transactionOf(req, 'lesson-notes');
    const notes = tables['lesson-notes'];
    const values = { ...text, writtenBy: by.name, updatedAt: new Date().toISOString() };
    await drizzle
      .insert(notes)
      .values({ ...values, id: randomUUID(), class: classId, lesson, createdAt: values.updatedAt })
      .onConflictDoUpdate({ target: [notes.class, notes.lesson], set: values });
    return true;
  });
}
