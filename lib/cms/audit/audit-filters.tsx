import type { BeforeListTableServerProps } from 'payload';
import { auditActions } from './audit-entry';
import { AuditFilterForm } from './audit-filter-form';
import { readAuditFilter } from './audit-list-path';
import { subjectLabel } from './describe-change';
import { isRecorded } from './recorded-values';
import { auditTexts } from './texts';

type Option = { value: string; label: string };

const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label);

export async function AuditFilters({ i18n, payload, searchParams }: BeforeListTableServerProps) {
  const texts = auditTexts(i18n.language);
  const { docs: staff } = await payload.find({
    collection: 'staff',
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const slugs = [...payload.config.collections, ...payload.config.globals]
    .map(({ slug }) => slug)
    .filter((slug) => isRecorded(slug) && !slug.startsWith('payload-'));
  const reader = { payload, i18n } as Parameters<typeof subjectLabel>[0];
  const { actions, ...labels } = texts;
  return (
    <AuditFilterForm
      texts={{
        person: labels.person,
        everybody: labels.everybody,
        action: labels.action,
        everyAction: labels.everyAction,
        where: labels.where,
        everywhere: labels.everywhere,
        from: labels.from,
        to: labels.to,
        filter: labels.filter,
        reset: labels.reset,
      }}
      people={staff.map(({ id, name }) => ({ value: String(id), label: name })).toSorted(byLabel)}
      actions={auditActions.map((action) => ({ value: action, label: actions[action] }))}
      subjects={slugs.map((slug) => ({ value: slug, label: subjectLabel(reader, slug) })).toSorted(byLabel)}
      current={readAuditFilter(searchParams ?? {})}
    />
  );
}
