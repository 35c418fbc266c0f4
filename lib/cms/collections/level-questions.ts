import type { TextFieldSingleValidation } from 'payload';
import { contentCollection } from '@/lib/cms/define-collection';
import { position, selectField, textareaField, textField } from '@/lib/cms/fields';
import { translate } from '@/lib/cms/language';
import { cefrLevels } from '@/lib/contract/cefr-levels';

const isOneOfHints: TextFieldSingleValidation = (value, { data, req }) =>
  (data as { hints?: { text?: string }[] }).hints?.some((hint) => hint.text === value) ||
  translate(req, {
    en: 'The right answer must be one of the answers, letter by letter.',
    my: 'အဖြေမှန်သည် အထက်ပါအဖြေများထဲမှ တစ်ခုနှင့် စာလုံးတစ်လုံးမကျန် တူရမည်။',
    fr: 'La bonne réponse doit être l’une des réponses, à la lettre près.',
  });

export const levelQuestions = contentCollection({
  slug: 'level-questions',
  title: 'question',
  columns: ['question', 'level', 'position'],
  tag: 'level-test',
  fields: [
    selectField('level', cefrLevels, { required: true, index: true }),
    textareaField('question', { required: true }),
    {
      name: 'hints',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      fields: [textField('text', { required: true })],
    },
    textField('answer', {
      required: true,
      validate: isOneOfHints,
    }),
    textareaField('note'),
    position,
  ],
});
