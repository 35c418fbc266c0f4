import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload';
import { languageNames } from '@/lib/format/locale';
import { nationalPhone } from '@/lib/format/phone';
import { formatStaffDate } from '@/lib/format/staff-date';
import type { AuditChange, AuditValue } from './audit-entry';
import { type AuditTexts, auditTexts } from './texts';

export type DescribedChange = { path: string; label: string; before?: string; after?: string; note?: string };

type Reader = Pick<PayloadRequest, 'payload' | 'i18n'>;

const fieldsOf = ({ collections, globals }: Payload, subject: string): FlattenedField[] =>
  (collections[subject as CollectionSlug]?.config ?? globals.config.find(({ slug }) => slug === subject))
    ?.flattenedFields ?? [];

type Found = { labels: string[]; field?: FlattenedField };

function labelOf(field: FlattenedField, i18n: Reader['i18n']): string {
  const label = 'label' in field ? field.label : undefined;
  return label ? getTranslation(label as never, i18n as I18nClient) || field.name : field.name;
}

/** A field that a later release removed keeps its name in the code. */
function findField(fields: FlattenedField[], [name = '', ...rest]: string[], i18n: Reader['i18n']): Found {
  const field = fields.find((one) => one.name === name);
  if (!field) return { labels: [name, ...rest] };
  const label = labelOf(field, i18n);
  if (rest.length === 0) return { labels: [label], field };
  const nested = 'flattenedFields' in field ? field.flattenedFields : [];
  const [index] = rest;
  if (field.type !== 'array') {
    const found = findField(nested, rest, i18n);
    return { ...found, labels: [label, ...found.labels] };
  }
  const found = findField(nested, rest.slice(1), i18n);
  return { ...found, labels: [`${label} ${Number(index) + 1}`, ...found.labels] };
}

async function readTitle({ payload, i18n }: Reader, relation: string, relationTo: unknown): Promise<string> {
  const [slug, id] = relation.includes(':') ? relation.split(':') : [String(relationTo), relation];
  const config = payload.collections[slug as CollectionSlug]?.config;
  if (!config || !id) return relation;
  const doc = (await payload
    .findByID({ collection: slug as CollectionSlug, id, depth: 0, trash: true, disableErrors: true })
    .catch(() => null)) as Record<string, unknown> | null;
  const title = doc?.[config.upload ? 'filename' : (config.admin.useAsTitle ?? 'id')];
  return title ? String(title) : `${getTranslation(config.labels.singular, i18n as I18nClient)} ${id.slice(0, 8)}`;
}

function optionLabel(field: FlattenedField, value: string, i18n: Reader['i18n']): string {
  const options = 'options' in field && Array.isArray(field.options) ? field.options : [];
  for (const option of options) {
    if (typeof option !== 'string' && option.value === value)
      return getTranslation(option.label as never, i18n as I18nClient) || value;
  }
  return value;
}

async function formatOne(reader: Reader, field: FlattenedField | undefined, value: AuditValue): Promise<string> {
  const texts = auditTexts(reader.i18n.language);
  if (value === null) return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  const text = String(value);
  if (field?.type === 'date') {
    const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime';
    return formatStaffDate(text, reader.i18n.language, { hasTime });
  }
  if (field?.type === 'select' || field?.type === 'radio') return optionLabel(field, text, reader.i18n);
  if (field?.type === 'relationship' || field?.type === 'upload') return readTitle(reader, text, field.relationTo);
  return /^\+\d+$/.test(text) ? nationalPhone(text) : text;
}

async function formatValue(reader: Reader, field: FlattenedField | undefined, value: AuditValue): Promise<string> {
  if (!Array.isArray(value)) return formatOne(reader, field, value);
  const parts = await Promise.all(value.map((one) => formatOne(reader, field, one)));
  return parts.join(', ');
}

async function describeChange(reader: Reader, subject: string, change: AuditChange): Promise<DescribedChange> {
  const texts: AuditTexts = auditTexts(reader.i18n.language);
  const { path } = change;
  if (path === 'password') return { path, label: texts.password, note: texts.passwordSet };
  const { labels, field } = findField(fieldsOf(reader.payload, subject), path.split('.'), reader.i18n);
  const name = labels.join(' › ');
  const label = change.language ? `${name} (${languageNames[change.language]})` : name;
  if (change.before === undefined && change.after === undefined) return { path, label, note: texts.valuesNotKept };
  const [before, after] = await Promise.all([
    formatValue(reader, field, change.before ?? null),
    formatValue(reader, field, change.after ?? null),
  ]);
  return { path, label, before, after };
}

/** In the reader's language: labels of fields, options, and titles of related records. */
export const describeChanges = (reader: Reader, subject: string, changes: AuditChange[]): Promise<DescribedChange[]> =>
  Promise.all(changes.map((change) => describeChange(reader, subject, change)));

/** The name of a collection or global. */
export function subjectLabel({ payload, i18n }: Reader, subject: string): string {
  const config = payload.collections[subject as CollectionSlug]?.config;
  const label = config?.labels.plural ?? payload.globals.config.find(({ slug }) => slug === subject)?.label;
  return label ? getTranslation(label, i18n as I18nClient) : subject;
}
