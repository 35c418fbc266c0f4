import type { ServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { backupTexts } from './backup-texts';

export function BackupsLink({ user, i18n }: Pick<ServerProps, 'user' | 'i18n'>) {
  if (!isStaff({ user: user ?? null }, 'owner')) return null;
  return (
    <a className="nav__link" href="/admin/backups">
      {backupTexts(i18n.language).title}
    </a>
  );
}
