import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { type Translated, translate } from '@/lib/cms/language';
import { defaultLocale } from '@/lib/format/locale';

const titleMissing: Translated = {
  en: 'A draft needs this as well: lists show it.',
  my: 'မူကြမ်းအတွက်လည်း ဖြည့်ရန် လိုအပ်သည်။ စာရင်းများတွင် ပြသည်။',
  fr: 'Un brouillon en a besoin aussi : les listes l’affichent.',
};

/** Payload requires nothing of a draft, and shows the id of a record without a title. */
export const requireTitle: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const path = collection.admin.useAsTitle ?? 'id';
  const title = path in data ? data[path] : originalDoc?.[path];
  const isTranslation = operation === 'update' && req.locale !== defaultLocale;
  if (data._status !== 'draft' || isTranslation || data.deletedAt || String(title ?? '').trim()) return data;
  const field = collection.flattenedFields.find(({ name }) => name === path);
  const label = field && 'label' in field ? translate(req, field.label as Translated) : path;
  const errors = [{ label, message: translate(req, titleMissing), path }];
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};
