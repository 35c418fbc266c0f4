import type { Payload } from 'payload';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { Class } from '@/lib/cms/payload-types';
import { lessonKey } from '@/lib/format/lesson-changes';
import { findClass } from './mailed-seat';

export type TeachingRefusal = 'unknown' | 'notInClass';

export class TeachingRefusedError extends Error {
  constructor(readonly code: TeachingRefusal) {
    super(code);
    this.name = 'TeachingRefusedError';
  }
}

/** A lesson of a class by its key, and who writes about it. */
export type TaughtLesson = { class: string; lesson: string; by: { id: string; name: string } };

/** @throws TeachingRefusedError if the class has no such lesson, or it is cancelled. */
export async function requireLesson(cms: Payload, { class: id, lesson }: TaughtLesson): Promise<Class> {
  const chosen = await findClass(cms, id);
  const isKnown = chosen && readSchedule(chosen.schedule).lessons.some((one) => lessonKey(one) === lesson);
  if (!isKnown || chosen.deletedAt) throw new TeachingRefusedError('unknown');
  return chosen;
}
