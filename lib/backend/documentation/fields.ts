import type { Schema } from './json-schema';

export type FieldRow = { name: string; type: string; isRequired: boolean };

export function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.type === 'array')
    return schema.items?.type === 'object' ? 'list' : `list of ${typeOf(schema.items ?? {})}`;
  if (schema.type === 'object')
    return schema.additionalProperties ? `${typeOf(schema.additionalProperties)} by name` : 'object';
  if (schema.format === 'binary') return 'image file';
  if (schema.format === 'date-time') return 'ISO date and time';
  const name = { string: 'text', integer: 'whole number', boolean: 'true | false', null: 'null' }[schema.type ?? ''];
  return [name ?? schema.type ?? 'anything', ...boundsOf(schema)].join(', ');
}

function boundsOf(schema: Schema): string[] {
  const bounds: string[] = [];
  if (schema.type === 'string' && (schema.minLength ?? 0) > 1) bounds.push(`at least ${schema.minLength} characters`);
  if (schema.maxLength !== undefined) bounds.push(`at most ${schema.maxLength} characters`);
  if (schema.minimum !== undefined && schema.minimum > Number.MIN_SAFE_INTEGER) bounds.push(`from ${schema.minimum}`);
  if (schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER) bounds.push(`to ${schema.maximum}`);
  if (schema.default !== undefined) bounds.push(`${JSON.stringify(schema.default)} unless given`);
  return bounds;
}

/** Paths look like `currentDatas[].pictures.{name}.alt`. */
export function fieldsOf(schema: Schema, path = ''): FieldRow[] {
  if (schema.type === 'array') return fieldsOf(schema.items ?? {}, `${path}[]`);
  if (schema.type !== 'object') return [];
  if (typeof schema.additionalProperties === 'object') {
    return fieldsOf(schema.additionalProperties, `${path}${path ? '.' : ''}{name}`);
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = path ? `${path}.${key}` : key;
    return [{ name, type: typeOf(field), isRequired: (schema.required ?? []).includes(key) }, ...fieldsOf(field, name)];
  });
}
