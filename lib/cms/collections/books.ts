import type { CollectionConfig } from 'payload';
import { contentAccess, currentContent } from '@/lib/cms/access/roles';
import { archived, longText, numberField, picture, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const books: CollectionConfig = {
  slug: 'books',
  labels: labels({ en: 'Book', my: 'စာအုပ်', fr: 'Livre' }, { en: 'Books', my: 'စာအုပ်များ', fr: 'Livres' }),
  admin: { group: groups.content, useAsTitle: 'title', defaultColumns: ['title', 'teacher', 'price'] },
  access: { ...contentAccess, read: currentContent },
  defaultSort: 'position',
  hooks: { afterChange: [refreshSite('books')], afterDelete: [refreshSite('books')] },
  fields: [
    textField('title', { required: true }),
    textField('teacher', { required: true }),
    numberField('price', { required: true, min: 0 }),
    longText('summary', { maxLength: 400 }),
    textField('levels'),
    numberField('pages', { min: 1 }),
    picture('cover', { required: true }),
    { name: 'forSale', type: 'checkbox', defaultValue: true, required: true },
    archived({
      en: 'Takes the book off the site. Orders keep it.',
      my: 'စာအုပ်ကို ဝဘ်ဆိုက်မှ ဖယ်ရှားမည်။ မှာယူမှုမှတ်တမ်းများတွင် ဆက်ရှိမည်။',
      fr: 'Retire le livre du site. Les commandes le gardent.',
    }),
    position,
  ],
};
