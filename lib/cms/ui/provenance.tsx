'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { adminTexts } from '@/lib/cms/text/admin';
import { formatStaffDate } from '@/lib/format/staff-date';
import './provenance.css';

export function Provenance() {
  const { initialData, savedDocumentData } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { createdAt, updatedAt, updatedBy } = { ...initialData, ...savedDocumentData } as Record<string, unknown>;
  if (typeof updatedAt !== 'string') return null;
  const texts = adminTexts(i18n.language);
  return (
    <dl className="provenance field-type">
      {typeof createdAt === 'string' && (
        <Line label={texts.created} value={formatStaffDate(createdAt, i18n.language)} />
      )}
      <Line label={texts.changed} value={formatStaffDate(updatedAt, i18n.language)} />
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
