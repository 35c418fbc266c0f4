import type { ServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { todayTexts } from './today-texts';

export function TodayLink({ user, i18n }: Pick<ServerProps, 'user' | 'i18n'>) {
  if (!isStaff({ user: user ?? null }, 'enrolments', 'teacher')) return null;
  return (
    <a className="nav__link" href="/admin/today">
      {todayTexts(i18n.language).title}
    </a>
  );
}
