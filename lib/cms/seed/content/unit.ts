import type { CourseSeed } from '@/lib/cms/seed/types';

/** A unit of a course's outline: its name and its lessons in order. */
export const unit = (category: string, ...lessons: string[]): CourseSeed['outline'] =>
  lessons.map((name) => ({ name, category }));
