import type { CollectionConfig } from 'payload';
import { internalAccess } from '@/lib/cms/access/roles';
import { languageField, textareaField } from '@/lib/cms/fields';
import { collectionLabels } from '@/lib/cms/text/collections';

/** What learners read about one lesson of a class, written with `writeLessonNote` only. */
export const lessonNotes: CollectionConfig = {
  slug: 'lesson-notes',
  labels: collectionLabels['lesson-notes'],
  access: internalAccess,
  admin: { hidden: true },
  indexes: [{ fields: ['class', 'lesson'], unique: true }],
  fields: [
    { name: 'class', type: 'text', required: true },
    { name: 'lesson', type: 'text', required: true },
    textareaField('note'),
    textareaField('homework'),
    // A teacher writes once, in the language of the class; pages mark the text with it.
    languageField('language', { required: true }),
    { name: 'writtenBy', type: 'text', required: true },
  ],
};
