import type { CollectionSlug, UIFieldServerComponent } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { formatStaffDate } from '@/lib/format/staff-date';
import { type AuditEntry, readChanges } from './audit-entry';
import { ChangeList } from './change-list';
import { describeChanges, subjectLabel } from './describe-change';
import { auditTexts } from './texts';

function recordPath({ subject, record, action }: AuditEntry, isGlobal: boolean): string | null {
  if (isGlobal) return `/admin/globals/${subject}`;
  if (action === 'export') return `/admin/collections/${subject}`;
  if (action === 'delete' || !record) return null;
  return `/admin/collections/${subject}${action === 'trash' ? '/trash' : ''}/${record}`;
}

/** One entry in words: who did what to which record, when, and each field before and after. */
export const AuditEntryField: UIFieldServerComponent = async ({ data, i18n, payload, req }) => {
  const entry = data as AuditEntry | undefined;
  if (!entry?.action || !isStaff(req, 'owner')) return null;
  const { language } = i18n;
  const texts = auditTexts(language);
  const reader = { payload, i18n: req.i18n };
  const changes = await describeChanges(reader, entry.subject, readChanges(entry.changes));
  const isGlobal = !payload.collections[entry.subject as CollectionSlug];
  const path = recordPath(entry, isGlobal);
  return (
    <section className="audit-entry field-type">
      <h2>{texts.actions[entry.action] ?? entry.action}</h2>
      <p>
        <b>{entry.actorName ?? texts.somebody}</b>, {formatStaffDate(entry.at, language, { hasSeconds: true })}
      </p>
      <p>
        {[subjectLabel(reader, entry.subject), entry.title].filter(Boolean).join(' › ')}
        {path && (
          <>
            {' · '}
            <a href={path}>{texts.openRecord}</a>
          </>
        )}
      </p>
      {!entry.confirmed && <p role="note">{texts.unconfirmed}</p>}
      <ChangeList changes={changes} texts={texts} />
    </section>
  );
};
