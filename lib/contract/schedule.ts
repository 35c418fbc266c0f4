export const scheduleDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const scheduleSlots = ['Morning (9-12)', 'Afternoon (12-4)', 'Evening (4-7)', 'Night (7-11)'] as const;

/** Seven days of four slots, Myanmar time; true where a learner has time. */
export type Schedule = boolean[][];

/** A week without any time. */
export function emptySchedule(): Schedule {
  return scheduleDays.map(() => scheduleSlots.map(() => false));
}

/** The schedule with one slot turned over. */
export function toggleSlot(schedule: Schedule, day: number, slot: number): Schedule {
  return schedule.map((slots, at) =>
    at === day ? slots.map((free, index) => (index === slot ? !free : free)) : slots,
  );
}

/** JSON of 7×4 booleans, as the inquiry sends it. */
export function serialiseSchedule(schedule: Schedule): string {
  return JSON.stringify(schedule);
}

/** A schedule from its JSON; null for a text that is none. */
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

/** "monday: Morning (9-12), Night (7-11)", a line per day with time; for staff and mails. */
export function scheduleLines(schedule: Schedule): string[] {
  return scheduleDays.flatMap((day, at) => {
    const free = scheduleSlots.filter((_, slot) => schedule[at]?.[slot]);
    return free.length > 0 ? [`${day}: ${free.join(', ')}`] : [];
  });
}
