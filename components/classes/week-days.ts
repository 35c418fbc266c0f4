import type { WeeklySlot } from '@/lib/format/lessons';
import { type Weekday, weekdays } from '@/lib/format/weekdays';

/** From morning to evening: a row of the week each, so that days line up. */
const partsOfDay = [
  { part: 'morning', until: '12:00' },
  { part: 'afternoon', until: '17:00' },
  { part: 'evening', until: '24:00' },
] as const;
type PartOfDay = (typeof partsOfDay)[number]['part'];

type Meeting<One> = { of: One; slot: WeeklySlot };
export type WeekDay<One> = { weekday: Weekday; parts: { part: PartOfDay; meetings: Meeting<One>[] }[] };

const partOf = ({ from }: WeeklySlot): PartOfDay => partsOfDay.find(({ until }) => from < until)?.part ?? 'evening';

/** The weekly lessons of classes by day and hour. Days and parts of the day without lessons are absent. */
export function listWeekDays<One extends { slots: WeeklySlot[] }>(classes: One[]): WeekDay<One>[] {
  const meetings = classes
    .flatMap((of) => of.slots.map((slot) => ({ of, slot })))
    .sort((one, other) => (`${one.slot.from}${one.slot.to}` < `${other.slot.from}${other.slot.to}` ? -1 : 1));
  return weekdays.flatMap((weekday) => {
    const ofDay = meetings.filter(({ slot }) => slot.weekday === weekday);
    const parts = partsOfDay.flatMap(({ part }) => {
      const ofPart = ofDay.filter(({ slot }) => partOf(slot) === part);
      return ofPart.length > 0 ? [{ part, meetings: ofPart }] : [];
    });
    return parts.length > 0 ? [{ weekday, parts }] : [];
  });
}
