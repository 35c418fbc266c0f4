import type { SlotSeed } from '@/lib/cms/seed/types';
import type { Weekday } from '@/lib/format/weekdays';

export const weekly = (from: string, to: string, ...days: Weekday[]): SlotSeed[] =>
  days.map((weekday) => ({ weekday, from, to }));
