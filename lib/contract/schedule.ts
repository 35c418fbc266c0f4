import { weekdays } from '@/lib/format/weekdays';

export const scheduleDays = weekdays;
export const scheduleSlots = ['Morning (9-12)', 'Afternoon (12-4)', 'Evening (4-7)', 'Night (7-11)'] as const;

/** Seven days of four slots, Myanmar time. */
export type Schedule = boolean[][];

export function emptySchedule(): Schedule {
  return scheduleDays.map(() => scheduleSlots.map(() => false));
}

export function toggleSlot(schedule: Schedule, day: number, slot: number): Schedule {
  return schedule.map((slots, dayIndex) =>
    dayIndex === day ? slots.map((isFree, index) => (index === slot ? !isFree : isFree)) : slots,
  );
}

export function serialiseSchedule(schedule: Schedule): string {
  return JSON.stringify(schedule);
}

export function parseSchedule(text: string): Schedule | null {
  let week: unknown;
  try {
    week = JSON.parse(text);
  } catch {
    return null;
  }
  const isDay = (day: unknown) =>
    Array.isArray(day) && day.length === scheduleSlots.length && day.every((free) => typeof free === 'boolean');
  return Array.isArray(week) && week.length === scheduleDays.length && week.every(isDay) ? week : null;
}

export function scheduleLines(schedule: Schedule): string[] {
  return scheduleDays.flatMap((day, dayIndex) => {
    const free = scheduleSlots.filter((_, slot) => schedule[dayIndex]?.[slot]);
    return free.length > 0 ? [`${day}: ${free.join(', ')}`] : [];
  });
}
