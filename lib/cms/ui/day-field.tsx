import { getTranslation } from '@payloadcms/translations';
import type { TextFieldServerComponent } from 'payload';
import { formatStaffDate } from '@/lib/format/staff-date';
import './provenance.css';

/** A day stored as "2026-12-04", which nobody edits. */
export const DayField: TextFieldServerComponent = ({ data, field, i18n }) => (
  <dl className="provenance field-type">
    <div>
      <dt>{getTranslation(field.label || '', i18n)}</dt>
      <dd>{formatStaffDate(data[field.name], i18n.language, { hasTime: false })}</dd>
    </div>
  </dl>
);
