import { contentAccess, unarchivedContent } from '@/lib/cms/access/roles';
import { contentCollection } from '@/lib/cms/define-collection';
import { archivedField, numberField, pictureField, position, textareaField, textField } from '@/lib/cms/fields';
import { localised } from '@/lib/cms/localised';

export const books = contentCollection({
  slug: 'books',
  title: 'title',
  columns: ['title', 'teacher', 'price'],
  access: { ...contentAccess, read: unarchivedContent },
  fields: [
    textField('title', { required: true }),
    textField('teacher', { required: true }),
    numberField('price', { required: true, min: 0 }),
    localised(textareaField('summary', { maxLength: 400 })),
    textField('levels'),
    numberField('pages', { min: 1 }),
    pictureField('cover', { required: true }),
    { name: 'forSale', type: 'checkbox', defaultValue: true, required: true },
    archivedField({
      en: 'Takes the book off the site. Orders keep it.',
      my: 'စာအုပ်ကို ဝဘ်ဆိုက်မှ ဖယ်ရှားမည်။ မှာယူမှုမှတ်တမ်းများတွင် ဆက်ရှိမည်။',
      fr: 'Retire le livre du site. Les commandes le gardent.',
    }),
    position,
  ],
});
