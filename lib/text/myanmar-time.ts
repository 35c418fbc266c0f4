import { getLocale, getText } from '#text';
import { dayAndTime } from '@/lib/format/dates';
import { fill } from './fill';

/** "Friday 4 December at 18:30 (Myanmar time)", in the current locale. */
export function myanmarTime(moment: string | null | undefined): string | undefined {
  const until = dayAndTime(moment ?? undefined, getLocale());
  return until && fill(getText('seatMails').until, { until });
}
