import { isDeepStrictEqual } from 'node:util';
import type { FlattenedField } from 'payload';
import type { AuditChange } from './audit-entry';
import { isRecordedField, isValueRecorded } from './recorded-values';
import { shortenAround, toAuditValue } from './value-text';

type Values = Record<string, unknown>;
type Row = Values & { id?: string };
type Subject = { slug: string; fields: FlattenedField[]; locale?: string | null };

/** The recorded fields that differ. A record that is created or deleted differs from `{}`. */
export function findChanges({ slug, fields, locale }: Subject, before: Values, after: Values): AuditChange[] {
  return compareFields(fields, before, after, '')
    .map((change) => (isValueRecorded(slug, change.path) ? change : { path: change.path.split('.')[0] ?? change.path }))
    .filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
    .map((change) => {
      const isTranslated = (locale === 'my' || locale === 'fr') && isLocalised(fields, change.path.split('.'));
      return isTranslated ? { ...change, language: locale } : change;
    });
}

function isLocalised(fields: FlattenedField[], [name, ...rest]: string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field) return false;
  if ('localized' in field && field.localized) return true;
  const nested = field.type === 'array' ? rest.slice(1) : rest;
  return 'flattenedFields' in field && isLocalised(field.flattenedFields, nested);
}

function compareFields(fields: FlattenedField[], before: Values, after: Values, prefix: string): AuditChange[] {
  return fields.flatMap((field): AuditChange[] => {
    if (!isRecordedField(field as Parameters<typeof isRecordedField>[0])) return [];
    const path = prefix + field.name;
    const [old, current] = [before[field.name], after[field.name]];
    if (field.type === 'group' || field.type === 'tab') {
      return compareFields(field.flattenedFields, toValues(old), toValues(current), `${path}.`);
    }
    if (field.type === 'array') return compareRows(field.flattenedFields, toRows(old), toRows(current), path);
    return compareValues(field, old, current, path);
  });
}

function compareValues(field: FlattenedField, old: unknown, current: unknown, path: string): AuditChange[] {
  const [before, after] = [toAuditValue(field, old), toAuditValue(field, current)];
  if (!isDeepStrictEqual(before, after)) {
    const [shortBefore, shortAfter] = shortenAround(before, after);
    return [{ path, before: shortBefore, after: shortAfter }];
  }
  const isFormatted = field.type === 'richText' && !isDeepStrictEqual(old ?? null, current ?? null);
  return isFormatted ? [{ path }] : [];
}

/** Rows are matched by id, so that an inserted row does not change those below. */
function compareRows(fields: FlattenedField[], before: Row[], after: Row[], path: string): AuditChange[] {
  const hasIds = [...before, ...after].every(({ id }) => id);
  const keyOf = (row: Row, index: number) => (hasIds ? String(row.id) : String(index));
  const old = new Map(before.map((row, index) => [keyOf(row, index), { row, index }]));
  const kept = new Set(after.map(keyOf));
  const changes = after.flatMap((row, index) =>
    compareFields(fields, old.get(keyOf(row, index))?.row ?? {}, row, `${path}.${index}.`),
  );
  const removed = [...old].filter(([key]) => !kept.has(key)).map(([, one]) => one);
  changes.push(...removed.flatMap(({ row, index }) => compareFields(fields, row, {}, `${path}.${index}.`)));
  const isReordered = changes.length === 0 && !isDeepStrictEqual([...old.keys()], after.map(keyOf));
  return isReordered ? [{ path }] : changes;
}

const toValues = (value: unknown): Values => (value && typeof value === 'object' ? (value as Values) : {});
const toRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
