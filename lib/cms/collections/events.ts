import { contentCollection } from '@/lib/cms/define-collection';
import { pictureField, textareaField, textField } from '@/lib/cms/fields';
import { localised } from '@/lib/cms/localised';

export const events = contentCollection({
  slug: 'events',
  title: 'title',
  columns: ['title', 'startsAt', 'place'],
  defaultSort: 'startsAt',
  fields: [
    localised(textField('title', { required: true, maxLength: 100 })),
    {
      name: 'startsAt',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    localised(textField('place', { maxLength: 120 })),
    localised(textareaField('summary', { maxLength: 300 })),
    pictureField('coverDesktop', { required: true }),
  ],
});
