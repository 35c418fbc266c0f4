import { fill } from '@/lib/text/fill';

export type OwnTimeTexts = { ownTime: string; dayBefore: string; dayAfter: string };

const dayMinutes = 24 * 60;
const hoursPattern = /(\d\d):(\d\d)–(\d\d):(\d\d)/;

const toClock = (minutes: number) => {
  const ofDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** "Your time: 13:00–14:30", of hours in Myanmar. */
export function ownHours(hours: string, aheadMinutes: number, text: OwnTimeTexts): string | undefined {
  const parts = hoursPattern.exec(hours)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts;
  const from = fromHour * 60 + fromMinute + aheadMinutes;
  const to = toHour * 60 + toMinute + aheadMinutes;
  const own = fill(text.ownTime, { hours: `${toClock(from)}–${toClock(to)}` });
  if (from < 0) return `${own} ${text.dayBefore}`;
  return from >= dayMinutes ? `${own} ${text.dayAfter}` : own;
}

/** By the offset of today: a class that lasts beyond a change of the clocks moves by an hour. */
export function showOwnTimes(aheadMinutes: number, text: OwnTimeTexts): void {
  for (const meeting of document.querySelectorAll('.class-when > p')) {
    const own = ownHours(meeting.textContent ?? '', aheadMinutes, text);
    if (!own || meeting.querySelector('small')) continue;
    const line = document.createElement('small');
    line.textContent = own;
    meeting.append(' ', line);
  }
}
