import { getText } from '#text';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import { joinFacts } from '@/lib/format/join-list';
import { dateLine, scheduleLine } from '@/lib/text/class-lines';
import { plural } from '@/lib/text/fill';

export const seatsLine = (one: Pick<CourseClass, 'seatsLeft'>): string => {
  const text = getText('classes');
  return isFull(one) ? text.full : plural(text.seatsLeft, one.seatsLeft);
};

/** "Zoom or Bahan · 4 Dec – 26 Feb" */
export const placeLine = (one: CourseClass): string => {
  const text = getText('classes');
  return joinFacts([one.place && text.places[one.place], dateLine(one)]);
};

/** "Tue + Thu 18:30–20:00 · Evening group · Zoom or Bahan · 4 Dec – 26 Feb · 3 places left" */
export const classLine = (one: CourseClass): string =>
  joinFacts([scheduleLine(one), one.label, placeLine(one), seatsLine(one)]);

/** "Tue + Thu 18:30–20:00 · Evening group · Zoom or Bahan · 4 Dec – 26 Feb · reserved for you" */
export const reservedLine = (one: CourseClass): string =>
  joinFacts([scheduleLine(one), one.label, placeLine(one), getText('classes').reservedForYou]);
