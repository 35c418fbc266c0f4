import { contentCollection } from '@/lib/cms/define-collection';
import { numberField, pictureField, position, textareaField, textField } from '@/lib/cms/fields';
import { localised } from '@/lib/cms/localised';

export const testimonials = contentCollection({
  slug: 'testimonials',
  title: 'name',
  columns: ['name', 'role', 'rate'],
  fields: [
    textField('name', { required: true }),
    localised(textField('role', { required: true })),
    localised(textareaField('description', { required: true, maxLength: 600 })),
    numberField('rate', { min: 1, max: 5 }),
    pictureField('image', { required: true }),
    position,
  ],
});
