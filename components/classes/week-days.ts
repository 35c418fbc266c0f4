import type { WeeklySlot } from '@/lib/format/lessons';
import { type Weekday, weekdays } from '@/lib/format/weekdays';

type Meeting<One> = { courseClass: One; slot: WeeklySlot };
export type WeekDay<One> = { weekday: Weekday; meetings: Meeting<One>[] };

/** The weekly lessons of classes by day and hour. Days without lessons are absent. */
export function listWeekDays<One extends { slots: WeeklySlot[] }>(classes: One[]): WeekDay<One>[] {
  const meetings = classes
    .flatMap((courseClass) => courseClass.slots.map((slot) => ({ courseClass, slot })))
    .sort((one, other) => (`${one.slot.from}${one.slot.to}` < `${other.slot.from}${other.slot.to}` ? -1 : 1));
  return weekdays.flatMap((weekday) => {
    const ofDay = meetings.filter(({ slot }) => slot.weekday === weekday);
    return ofDay.length > 0 ? [{ weekday, meetings: ofDay }] : [];
  });
}
