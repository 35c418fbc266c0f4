import { contentCollection } from '@/lib/cms/define-collection';
import { pictureField, position, textField } from '@/lib/cms/fields';

export const banners = contentCollection({
  slug: 'banners',
  title: 'text',
  columns: ['text', 'position', 'updatedAt'],
  fields: [
    textField('text', { required: true, maxLength: 90 }),
    textField('lead', { maxLength: 180 }),
    pictureField('coverDesktop', { required: true }),
    pictureField('coverMobile', { required: true }),
    textField('href'),
    textField('action', { maxLength: 40 }),
    position,
  ],
});
