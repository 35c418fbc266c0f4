import { env } from '@/lib/env';
import { makesBackups } from './backup-status';
import type { BackupTexts } from './backup-texts';

function findWarnings(texts: BackupTexts): string[] {
  const { BACKUP_PUBLIC_KEY, BACKUP_DIR, BACKUP_S3_BUCKET, BACKUP_EVERY_MINUTES } = env();
  if (!makesBackups()) return [texts.elsewhere];
  const warnings: string[] = [];
  if (BACKUP_EVERY_MINUTES === 0) warnings.push(texts.off);
  if (!BACKUP_PUBLIC_KEY) warnings.push(texts.unencrypted);
  if (!BACKUP_DIR && !BACKUP_S3_BUCKET) warnings.push(texts.sameMachine);
  return warnings;
}

export const BackupWarnings = ({ texts }: { texts: BackupTexts }) =>
  findWarnings(texts).map((warning) => (
    <p key={warning} className="staff-notice">
      {warning}
    </p>
  ));
