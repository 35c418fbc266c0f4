import { getLocale, getText } from '#text';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import { shortDate } from '@/lib/format/dates';
import type { WeeklySlot } from '@/lib/format/lessons';
import { weekdays } from '@/lib/format/weekdays';
import { plural } from '@/lib/text/fill';

export type Meeting = { days: string; hours: string };

/** Groups the slots by their hours: "Tue + Thu", "18:30–20:00". */
export function meetingsOf(slots: WeeklySlot[]): Meeting[] {
  const text = getText('classes');
  const byHours = new Map<string, WeeklySlot[]>();
  for (const slot of slots) {
    const hours = `${slot.from}–${slot.to}`;
    byHours.set(hours, [...(byHours.get(hours) ?? []), slot]);
  }
  const indexOf = ({ weekday }: WeeklySlot) => weekdays.indexOf(weekday);
  return [...byHours].map(([hours, same]) => ({
    hours,
    days: same
      .toSorted((one, other) => indexOf(one) - indexOf(other))
      .map(({ weekday }) => text.weekdays[weekday])
      .join(' + '),
  }));
}

/** "Tue + Thu 18:30–20:00" */
export const scheduleLine = ({ slots }: Pick<CourseClass, 'slots'>): string => {
  const text = getText('classes');
  return (
    meetingsOf(slots)
      .map(({ days, hours }) => `${days} ${hours}`)
      .join(', ') || text.onRequest
  );
};

/** "4 Dec – 26 Feb" */
export const dateLine = ({ startsAt, endsAt }: Pick<CourseClass, 'startsAt' | 'endsAt'>): string =>
  [startsAt, endsAt]
    .map((date) => shortDate(date, getLocale()))
    .filter(Boolean)
    .join(' – ');

export const seatsLine = (one: Pick<CourseClass, 'seatsLeft'>): string => {
  const text = getText('classes');
  return isFull(one) ? text.full : plural(text.seatsLeft, one.seatsLeft);
};

/** "Zoom or Bahan · 4 Dec – 26 Feb" */
export const placeLine = (one: CourseClass): string => {
  const text = getText('classes');
  return [one.place && text.places[one.place], dateLine(one)].filter(Boolean).join(' · ');
};

/** "Tue + Thu 18:30–20:00 · Zoom or Bahan · 4 Dec – 26 Feb · 3 places left" */
export const classLine = (one: CourseClass): string =>
  [scheduleLine(one), placeLine(one), seatsLine(one)].filter(Boolean).join(' · ');
