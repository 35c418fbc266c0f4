import type { ServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { formatAgo } from './backup-formats';
import { isOverdue, readStatus } from './backup-status';
import { backupTexts } from './backup-texts';

/** On the dashboard of owners. */
export async function OverdueNotice({ user, payload, i18n }: Pick<ServerProps, 'user' | 'payload' | 'i18n'>) {
  if (!isStaff({ user: user ?? null }, 'owner')) return null;
  const status = await readStatus(payload);
  if (!isOverdue(status)) return null;
  const texts = backupTexts(i18n.language);
  const { latest } = status;
  return (
    <p className="banner banner--type-error" role="status" style={{ display: 'block', lineHeight: 1.8 }}>
      {texts.overdue} {latest ? `${texts.lastGood(formatAgo(latest.at, i18n.language))}.` : texts.none}{' '}
      <a href="/admin/backups" style={{ fontWeight: 600, padding: '12px 0' }}>
        {texts.see}
      </a>
    </p>
  );
}
