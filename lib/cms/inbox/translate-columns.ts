import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { translate } from '@/lib/cms/language';
import { asText, type Column, type ExportedCollection, type ExportedRow } from './export-columns';

export function translateColumns(req: PayloadRequest, collection: ExportedCollection) {
  const { i18n } = req;
  const { flattenedFields } = req.payload.collections[collection].config;
  const fields = new Map(flattenedFields.map((field) => [field.name, field]));

  function formatValue(name: string, value: unknown): string {
    if (typeof value === 'boolean') return i18n.t(value ? 'general:yes' : 'general:no');
    const field = fields.get(name);
    const options = field?.type === 'select' ? field.options : [];
    const option = options.find((one) => typeof one === 'object' && one.value === value);
    return typeof option === 'object' ? String(getTranslation(option.label, i18n)) : asText(value);
  }

  return {
    titleOf: ({ name, title }: Column): string => {
      const field = fields.get(name);
      if (title) return translate(req, title);
      return field && 'label' in field && field.label ? String(getTranslation(field.label, i18n)) : name;
    },
    cellOf: ({ name, cell }: Column, row: ExportedRow): string =>
      cell ? cell(row, i18n.language) : formatValue(name, row[name]),
  };
}
