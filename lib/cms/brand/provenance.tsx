'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { adminTexts } from '@/lib/cms/text/admin';
import { staffDate } from '@/lib/format/staff-date';

/** When a record was made and last changed, in Yangon time, and by whom where it has versions. */
export function Provenance() {
  const { initialData, savedDocumentData } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { createdAt, updatedAt, updatedBy } = { ...initialData, ...savedDocumentData } as Record<string, unknown>;
  if (typeof updatedAt !== 'string') return null;
  const texts = adminTexts(i18n.language);
  return (
    <dl className="provenance field-type">
      {typeof createdAt === 'string' && <Line label={texts.created} value={staffDate(createdAt, i18n.language)} />}
      <Line label={texts.changed} value={staffDate(updatedAt, i18n.language)} />
      {typeof updatedBy === 'string' && <Line label={texts.changedBy} value={updatedBy} />}
    </dl>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
