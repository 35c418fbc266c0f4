import type { ArrayField, Field, SelectField } from 'payload';
import { contentTexts } from './content';
import { type FieldText, type FieldTexts, toLabel } from './label';
import { peopleTexts } from './people';
import { settingsTexts } from './settings';

const texts: Record<string, FieldTexts> = { ...contentTexts, ...peopleTexts, ...settingsTexts };

type Options = SelectField['options'];

const withOptionTexts = (options: Options, labels: FieldText['options'] = {}): Options =>
  options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
    const text = labels[value];
    return { value, label: text ? toLabel(text) : label };
  });

function withFieldText(field: Field, text: FieldText | undefined): Field {
  if (!text) return field;
  const admin = {
    ...field.admin,
    ...(text.description && { description: toLabel(text.description) }),
    ...(text.placeholder && { placeholder: toLabel(text.placeholder) }),
  };
  const labelled = { ...field, label: toLabel(text.label), admin } as Field;
  if (labelled.type === 'select') labelled.options = withOptionTexts(labelled.options, text.options);
  if (labelled.type === 'array') {
    (labelled as ArrayField).labels = { singular: toLabel(text.row ?? text.label), plural: toLabel(text.label) };
  }
  return labelled;
}

/** A field without an entry keeps its own label. */
function withTexts(fields: Field[], fieldTexts: FieldTexts, path = ''): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: withTexts(tab.fields, fieldTexts, path) })),
      } as Field;
    }
    const fieldPath = 'name' in field && field.name ? path + field.name : '';
    const labelled = fieldPath ? withFieldText(field, fieldTexts[fieldPath]) : field;
    if (!('fields' in labelled)) return labelled;
    return { ...labelled, fields: withTexts(labelled.fields, fieldTexts, fieldPath ? `${fieldPath}.` : path) } as Field;
  });
}

export const withFieldTexts = <Entity extends { slug: string; fields: Field[] }>(entity: Entity): Entity => ({
  ...entity,
  fields: withTexts(entity.fields, texts[entity.slug] ?? {}),
});
