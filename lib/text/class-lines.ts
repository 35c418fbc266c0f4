import { getLocale, getText } from '#text';
import { shortDate } from '@/lib/format/dates';
import { joinList } from '@/lib/format/join-list';
import type { WeeklySlot } from '@/lib/format/lessons';
import { weekdays } from '@/lib/format/weekdays';

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
    days: joinDays(
      same.toSorted((one, other) => indexOf(one) - indexOf(other)).map(({ weekday }) => text.weekdays[weekday]),
    ),
  }));
}

const joinDays = (days: string[]) => (getLocale() === 'my' ? joinList(days, 'my') : days.join(' + '));

/** "Tue + Thu 18:30–20:00" */
export const scheduleLine = ({ slots }: { slots: WeeklySlot[] }): string =>
  joinList(
    meetingsOf(slots).map(({ days, hours }) => `${days} ${hours}`),
    getLocale(),
  ) || getText('classes').onRequest;

/** "4 Dec – 26 Feb", which breaks after the dash at most */
export const dateLine = ({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }): string =>
  [startsAt, endsAt]
    .map((date) => shortDate(date ?? undefined, getLocale())?.replaceAll(' ', '\u00a0'))
    .filter(Boolean)
    .join('\u00a0– ');
