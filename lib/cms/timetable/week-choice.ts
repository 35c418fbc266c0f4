import { weekStart } from '@/lib/cms/dashboard/weeks';
import { toMoment } from '@/lib/format/lessons';
import { type LaneKind, laneKinds } from './week-lanes';

export type WeekChoice = { start: Date; by: LaneKind };

const dayPattern = /^20\d\d-\d\d-\d\d$/;

/** The week of any of its days. Unknown values are ignored. */
export function readWeekChoice({ week, by }: Record<string, unknown> = {}, now = new Date()): WeekChoice {
  const isDay = typeof week === 'string' && dayPattern.test(week) && !Number.isNaN(Date.parse(week));
  return {
    start: weekStart(isDay ? new Date(toMoment(week, '00:00')) : now),
    by: laneKinds.find((kind) => kind === by) ?? 'teacher',
  };
}
