import type { ServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { timetableTexts } from './timetable-texts';

export function WeekLink({ user, i18n }: Pick<ServerProps, 'user' | 'i18n'>) {
  if (!isStaff({ user: user ?? null }, 'editor', 'enrolments')) return null;
  return (
    <a className="nav__link" href="/admin/week">
      {timetableTexts(i18n.language).week}
    </a>
  );
}
