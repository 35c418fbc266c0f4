import { getTranslation } from '@payloadcms/translations';
import { type BeforeListTableServerProps, flattenTopLevelFields } from 'payload';
import { adminTexts } from '@/lib/cms/text/admin';
import './list-cards.css';

/** Removes what could end the CSS string or the style element. */
const asCssString = (text: string) => JSON.stringify(text.replace(/["\\<>\n\r]/g, ''));

/** On a phone a list becomes cards without a heading row: CSS puts the column's label before each value. */
export function ListCards({ collectionSlug, i18n, payload }: BeforeListTableServerProps) {
  const config = payload.collections[collectionSlug]?.config;
  if (!config) return null;
  const rules = flattenTopLevelFields(config.fields, { i18n, keepPresentationalFields: false }).flatMap((field) => {
    if (!('name' in field) || !field.label || field.name === config.admin.useAsTitle) return [];
    const label = getTranslation(field.label, i18n);
    return [`.collection-list--${collectionSlug} .cell-${field.name}::before{content:${asCssString(label)}}`];
  });
  const { previousPage, nextPage } = adminTexts(i18n.language);
  // Payload gives the arrows between pages no names. A space without width needs no room, and is not nothing.
  const arrows =
    `.clickable-arrow--left::after{content:"\\200b" / ${asCssString(previousPage)}}` +
    `.clickable-arrow--right::after{content:"\\200b" / ${asCssString(nextPage)}}`;
  const title = `.collection-list--${collectionSlug} .cell-${config.admin.useAsTitle}`;
  return (
    <style>{`@media (max-width:768px){${rules.join('')}${title}{order:-1;flex:1 0 calc(100% - 56px);font-weight:600;font-size:16px}}${arrows}`}</style>
  );
}
