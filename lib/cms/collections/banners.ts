import { contentCollection } from '@/lib/cms/define-collection';
import { pictureField, position, textField } from '@/lib/cms/fields';
import { localised } from '@/lib/cms/localised';

export const banners = contentCollection({
  slug: 'banners',
  title: 'text',
  columns: ['text', 'position', 'updatedAt'],
  fields: [
    localised(textField('text', { required: true, maxLength: 90 })),
    localised(textField('lead', { maxLength: 180 })),
    pictureField('coverDesktop', { required: true }),
    pictureField('coverMobile', { required: true }),
    textField('href'),
    localised(textField('action', { maxLength: 40 })),
    position,
  ],
});
