import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, choice, handling, idempotencyKey, numberField, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { cefrLevels } from '@/lib/contract/common';

/** Finished level tests; those with a name and phone asked the school for advice. */
export const levelTestAttempts: CollectionConfig = {
  slug: 'level-test-attempts',
  labels: labels(
    { en: 'Test result', my: 'စစ်ဆေးမှုရလဒ်', fr: 'Résultat du test' },
    { en: 'Test results', my: 'စစ်ဆေးမှုရလဒ်များ', fr: 'Résultats du test' },
  ),
  admin: {
    group: groups.inbox,
    useAsTitle: 'level',
    defaultColumns: ['level', 'correct', 'name', 'phone', 'handling', 'createdAt'],
  },
  access: inboxAccess,
  defaultSort: '-createdAt',
  fields: [
    ...asSent([
      choice('level', cefrLevels, { required: true, index: true }),
      numberField('correct', { required: true }),
      numberField('total', { required: true }),
      { name: 'perLevel', type: 'json', required: true },
      { name: 'answers', type: 'json', required: true },
      numberField('seconds'),
      { name: 'timeUp', type: 'checkbox' },
      textField('name'),
      textField('phone', { description: 'E.164', index: true }),
    ]),
    ...handling,
    idempotencyKey,
  ],
};
