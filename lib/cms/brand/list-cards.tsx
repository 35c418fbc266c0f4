import { getTranslation } from '@payloadcms/translations';
import { type BeforeListTableServerProps, flattenTopLevelFields } from 'payload';

/** Letters, digits and marks of the label only: it becomes a CSS string. */
const asCssString = (text: string) => JSON.stringify(text.replace(/["\\<>\n\r]/g, ''));

/**
 * On a phone a list is drawn as cards, without its heading row: each value brings the name of its column. The title, states and
 * dates speak for themselves.
 */
export function ListCards({ collectionSlug, i18n, payload }: BeforeListTableServerProps) {
  const config = payload.collections[collectionSlug]?.config;
  if (!config) return null;
  const rules = flattenTopLevelFields(config.fields, { i18n, keepPresentationalFields: false }).flatMap((field) => {
    if (!('name' in field) || !field.label || field.name === config.admin.useAsTitle) return [];
    const label = getTranslation(field.label, i18n);
    return [`.collection-list--${collectionSlug} .cell-${field.name}::before{content:${asCssString(label)}}`];
  });
  const title = `.collection-list--${collectionSlug} .cell-${config.admin.useAsTitle}`;
  return (
    <style>{`@media (max-width:768px){${rules.join('')}${title}{order:-1;font-weight:600;font-size:16px}}`}</style>
  );
}
