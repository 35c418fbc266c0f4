import { toDay } from '@/lib/format/lessons';
import { shiftDay } from './read-day';
import type { TodayTexts } from './today-texts';

/** An empty teacher stands for all. */
type Props = { day: string; teacher?: string; text: TodayTexts };

/** Plain links: the day is in the URL. */
export function DayLinks({ day, teacher, text }: Props) {
  const today = toDay(new Date());
  const hrefOf = (target: string) =>
    `/admin/today?${new URLSearchParams({ day: target, ...(teacher !== undefined && { teacher }) })}`;
  return (
    <nav className="today-days" aria-label={text.days}>
      <a href={hrefOf(shiftDay(day, -1))}>{text.earlier}</a>
      {day !== today && <a href={hrefOf(today)}>{text.title}</a>}
      <a href={hrefOf(shiftDay(day, 1))}>{text.later}</a>
    </nav>
  );
}
