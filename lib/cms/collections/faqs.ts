import { contentCollection } from '@/lib/cms/define-collection';
import { position, textareaField, textField } from '@/lib/cms/fields';
import { localised } from '@/lib/cms/localised';

export const faqs = contentCollection({
  slug: 'faqs',
  title: 'question',
  columns: ['question', 'position'],
  fields: [
    localised(textField('question', { required: true })),
    localised(textareaField('answer', { required: true })),
    position,
  ],
});
