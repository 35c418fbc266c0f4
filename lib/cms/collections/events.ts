import { contentCollection } from '@/lib/cms/define-collection';
import { pictureField, textareaField, textField } from '@/lib/cms/fields';

export const events = contentCollection({
  slug: 'events',
  title: 'title',
  columns: ['title', 'startsAt', 'place'],
  defaultSort: 'startsAt',
  fields: [
    textField('title', { required: true, maxLength: 100 }),
    {
      name: 'startsAt',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    textField('place', { maxLength: 120 }),
    textareaField('summary', { maxLength: 300 }),
    pictureField('coverDesktop', { required: true }),
  ],
});
