import { contentCollection } from '@/lib/cms/define-collection';
import { position, textareaField, textField } from '@/lib/cms/fields';

export const faqs = contentCollection({
  slug: 'faqs',
  title: 'question',
  columns: ['question', 'position'],
  fields: [textField('question', { required: true }), textareaField('answer', { required: true }), position],
});
