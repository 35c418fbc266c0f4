import { formatStaffDate } from '@/lib/format/staff-date';
import { formatBytes, formatCount } from './backup-formats';
import type { Backup, BackupStatus } from './backup-status';
import type { BackupTexts } from './backup-texts';
import { describeReason } from './failure-texts';

type Localised = { texts: BackupTexts; language: string };

export function LatestBackup({ latest, texts, language }: Localised & { latest: Backup }) {
  const bytes = (count: number) => formatBytes(count, language);
  const seconds = formatCount(latest.durationMs / 1000, language, { maximumFractionDigits: 1 });
  const rows = [
    [texts.when, formatStaffDate(latest.at, language)],
    [texts.where, latest.where],
    [texts.size, texts.sizeOf(bytes(latest.bytes), bytes(latest.fileBytes))],
    [texts.contents, texts.contentsOf(formatCount(latest.records, language), formatCount(latest.files, language))],
    [texts.duration, texts.seconds(seconds)],
  ];
  return (
    <>
      <dl className="backups-latest">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {latest.vanished.length > 0 && (
        <p className="staff-notice">
          {texts.vanished} {latest.vanished.join(', ')}
        </p>
      )}
    </>
  );
}

export function BackupList({ backups, texts, language }: Localised & Pick<BackupStatus, 'backups'>) {
  if (backups.length === 0) return null;
  return (
    <section aria-labelledby="backups-all">
      <h2 id="backups-all">{texts.all}</h2>
      <table className="backups-table">
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.database}</th>
          </tr>
        </thead>
        <tbody>
          {backups.map(({ name, at, bytes }) => (
            <tr key={name}>
              <th scope="row">{formatStaffDate(at, language)}</th>
              <td>{bytes === undefined ? '–' : formatBytes(bytes, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function FailureList({ failures, texts, language }: Localised & Pick<BackupStatus, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <section aria-labelledby="backups-failures">
      <h2 id="backups-failures">{texts.failures}</h2>
      <ul className="backups-failures">
        {failures.map((failure) => (
          <li key={failure.at}>
            <strong>{formatStaffDate(failure.at, language)}</strong> {describeReason(failure, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
