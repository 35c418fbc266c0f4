import type { ServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { visitTexts } from './visit-texts';

export function VisitsLink({ user, i18n }: Pick<ServerProps, 'user' | 'i18n'>) {
  if (!isStaff({ user: user ?? null }, 'editor')) return null;
  return (
    <a className="nav__link" href="/admin/visits">
      {visitTexts(i18n.language).title}
    </a>
  );
}
