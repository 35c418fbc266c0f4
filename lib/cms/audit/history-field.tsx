import type { CollectionSlug, UIFieldServerComponent, UIFieldServerProps, Where } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { formatStaffDate } from '@/lib/format/staff-date';
import { readChanges } from './audit-entry';
import { auditListPath } from './audit-list-path';
import { ChangeList } from './change-list';
import { describeChanges } from './describe-change';
import { auditTexts } from './texts';

const maxEntries = 5;
const maxChanges = 6;

/** The last changes of a record where it is edited. For owners, as the whole log. */
export const HistoryField: UIFieldServerComponent = async ({
  id,
  i18n,
  payload,
  req,
  subject,
}: UIFieldServerProps & { subject?: string }) => {
  if (!subject || !isStaff(req, 'owner')) return null;
  const isCollection = Boolean(payload.collections[subject as CollectionSlug]);
  if (isCollection && !id) return null;
  const filter = { subject, ...(isCollection && { record: String(id) }) };
  const where: Where = { and: Object.entries(filter).map(([field, value]) => ({ [field]: { equals: value } })) };
  const { docs, totalDocs } = await payload.find({
    collection: 'audit-entries',
    where,
    sort: '-at',
    limit: maxEntries,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const texts = auditTexts(i18n.language);
  const entries = await Promise.all(
    docs.map(async (entry) => {
      const changes = readChanges(entry.changes);
      const shown = entry.action === 'create' || entry.action === 'delete' ? [] : changes.slice(0, maxChanges);
      return {
        ...entry,
        hidden: shown.length > 0 ? changes.length - shown.length : 0,
        described: await describeChanges({ payload, i18n: req.i18n }, subject, shown),
      };
    }),
  );
  return (
    <section className="audit-history field-type" aria-label={texts.history}>
      <h3>{texts.history}</h3>
      {entries.length === 0 && <p>{texts.noHistory}</p>}
      <ol>
        {entries.map(({ id: entry, at, action, actorName, described, hidden }) => (
          <li key={entry}>
            <a href={`/admin/collections/audit-entries/${entry}`}>
              {texts.actions[action as keyof typeof texts.actions] ?? action}
            </a>{' '}
            <span>
              {actorName ?? texts.somebody}, {formatStaffDate(at, i18n.language)}
            </span>
            <ChangeList changes={described} texts={texts} />
            {hidden > 0 && <p>{texts.more(hidden)}</p>}
          </li>
        ))}
      </ol>
      {totalDocs > 0 && (
        <a href={auditListPath(filter)}>
          {texts.all} ({totalDocs})
        </a>
      )}
    </section>
  );
};
