import type { CollectionConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { choice, longText, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { cefrLevels } from '@/lib/contract/common';

/** The questions of the level test. The right answer is read by the scoring alone. */
export const levelQuestions: CollectionConfig = {
  slug: 'level-questions',
  labels: labels(
    { en: 'Test question', my: 'စစ်ဆေးမေးခွန်း', fr: 'Question du test' },
    { en: 'Level test', my: 'အဆင့်စစ်ဆေးမှု', fr: 'Test de niveau' },
  ),
  admin: { group: groups.content, useAsTitle: 'question', defaultColumns: ['question', 'level', 'position'] },
  access: contentAccess,
  defaultSort: 'position',
  hooks: { afterChange: [refreshSite('level-test')], afterDelete: [refreshSite('level-test')] },
  fields: [
    choice('level', cefrLevels, { required: true, index: true }),
    longText('question', { required: true }),
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
      validate: (value: string | null | undefined, { data }: { data: { hints?: { text?: string }[] } }) =>
        data.hints?.some((hint) => hint.text === value) ||
        'The right answer must be one of the answers, letter by letter.',
    }),
    longText('note'),
    position,
  ],
};
