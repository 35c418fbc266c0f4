import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, choice, handling, idempotencyKey, numberField, textField } from '@/lib/cms/fields';
import { labels } from '@/lib/cms/groups';
import { inboxAdmin, replies } from '@/lib/cms/inbox/admin';
import { exportEndpoint } from '@/lib/cms/inbox/export';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';
import { type AgeGroup, ageGroups } from '@/lib/contract/age-groups';
import { type PlacementLevel, placementLevels } from '@/lib/contract/common';

const levelOption = (value: PlacementLevel) =>
  value === 'A0'
    ? { value, label: { en: 'A0 (A1 not passed)', my: 'A0 (A1 မအောင်သေး)', fr: 'A0 (A1 non réussi)' } }
    : value;

const ageOption = (value: AgeGroup) => ({
  value,
  label: { en: `${value} years`, my: `${value} နှစ်`, fr: `${value} ans` },
});

/** Finished level tests; those with a name and phone asked the school for advice. */
export const levelTestAttempts: CollectionConfig = {
  slug: 'level-test-attempts',
  labels: labels(
    { en: 'Test result', my: 'စစ်ဆေးမှုရလဒ်', fr: 'Résultat du test' },
    { en: 'Test results', my: 'စစ်ဆေးမှုရလဒ်များ', fr: 'Résultats du test' },
  ),
  admin: inboxAdmin({
    title: 'level',
    columns: ['level', 'handling', 'correct', 'name', 'phone', 'createdAt'],
    search: ['name', 'phone'],
  }),
  access: inboxAccess,
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('level-test-attempts')],
  fields: [
    replies,
    ...asSent([
      textField('name', { label: fieldLabels.name }),
      textField('phone', { index: true, label: fieldLabels.phone }),
      choice('level', placementLevels.map(levelOption), { required: true, index: true, label: fieldLabels.level }),
      choice('age', ageGroups.map(ageOption), { label: fieldLabels.ageGroup }),
      numberField('correct', { required: true, label: fieldLabels.correct }),
      numberField('total', { required: true, label: fieldLabels.total }),
      numberField('seconds', { label: fieldLabels.seconds }),
      { name: 'timeUp', type: 'checkbox', label: fieldLabels.timeUp },
      {
        name: 'perLevel',
        type: 'json',
        label: fieldLabels.perLevel,
        required: true,
        admin: { components: { Field: '/lib/cms/inbox/attempt-fields#PerLevelField' }, disableListColumn: true },
      },
      {
        name: 'answers',
        type: 'json',
        label: fieldLabels.answers,
        required: true,
        admin: { components: { Field: '/lib/cms/inbox/attempt-fields#MarkedField' }, disableListColumn: true },
      },
    ]),
    ...handling,
    idempotencyKey,
  ],
};
