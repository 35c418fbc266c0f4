import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { adminTexts } from '@/lib/cms/text/admin';
import { StaffView } from '@/lib/cms/ui/staff-view';
import { BackUpNow } from './back-up-now';
import { BackupList, FailureList, LatestBackup } from './backup-details';
import { formatAgo } from './backup-formats';
import { isBackupRunning } from './backup-lock';
import { makesBackups, readStatus } from './backup-status';
import { backupTexts } from './backup-texts';
import { BackupWarnings } from './backup-warnings';
import { describeReason } from './failure-texts';
import './backups.css';

export async function BackupsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  // Payload does not require a login for custom views.
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fbackups');
  const { language } = req.i18n;
  const texts = backupTexts(language);
  if (!isStaff(req, 'owner')) {
    return (
      <StaffView {...props} title={texts.title} className="backups">
        <p>{adminTexts(language).notAllowed}</p>
      </StaffView>
    );
  }
  const { latest, isFailing, failures, backups } = await readStatus(req.payload);
  const { backUpNow, running, notStarted } = texts;
  return (
    <StaffView {...props} title={texts.title} className="backups">
      <p>{texts.about}</p>
      <BackupWarnings texts={texts} />
      {isFailing && failures[0] && (
        <p className="staff-notice" data-failing>
          <strong>{texts.failing}</strong> {describeReason(failures[0], language)}
        </p>
      )}
      <section aria-labelledby="backups-latest">
        <h2 id="backups-latest">{latest ? texts.lastGood(formatAgo(latest.at, language)) : texts.none}</h2>
        {latest && <LatestBackup latest={latest} texts={texts} language={language} />}
        {makesBackups() && <BackUpNow texts={{ backUpNow, running, notStarted }} isRunning={isBackupRunning()} />}
      </section>
      <BackupList backups={backups} texts={texts} language={language} />
      <FailureList failures={failures} texts={texts} language={language} />
    </StaffView>
  );
}
