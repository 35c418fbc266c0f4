import { inboxCollection } from '@/lib/cms/define-collection';
import { handlingFields, idempotencyKey, numberField, selectField, submittedFields, textField } from '@/lib/cms/fields';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';
import { learningGoalOptions } from '@/lib/cms/learning-goal-options';
import { type AgeGroup, ageGroups } from '@/lib/contract/age-groups';
import { type PlacementLevel, placementLevels } from '@/lib/contract/cefr-levels';

const levelOption = (value: PlacementLevel) =>
  value === 'A0'
    ? { value, label: { en: 'A0 (A1 not passed)', my: 'A0 (A1 မအောင်သေး)', fr: 'A0 (A1 non réussi)' } }
    : value;

const ageOption = (value: AgeGroup) => ({
  value,
  label: { en: `${value} years`, my: `${value} နှစ်`, fr: `${value} ans` },
});

/** Finished level tests. Those with a name and phone asked for advice. */
export const levelTestAttempts = inboxCollection({
  slug: 'level-test-attempts',
  title: 'level',
  columns: ['level', 'handling', 'correct', 'name', 'phone', 'createdAt'],
  search: ['name', 'phone'],
  fields: [
    ...submittedFields([
      textField('name', { label: fieldLabels.name }),
      textField('phone', { index: true, label: fieldLabels.phone }),
      selectField('level', placementLevels.map(levelOption), { required: true, index: true, label: fieldLabels.level }),
      selectField('age', ageGroups.map(ageOption), { label: fieldLabels.ageGroup }),
      selectField('goal', learningGoalOptions, { label: fieldLabels.learningGoal }),
      numberField('correct', { required: true, label: fieldLabels.correct }),
      numberField('total', { required: true, label: fieldLabels.total }),
      numberField('seconds', { label: fieldLabels.seconds }),
      { name: 'timeUp', type: 'checkbox', label: fieldLabels.timeUp },
      {
        name: 'perLevel',
        type: 'json',
        label: fieldLabels.perLevel,
        required: true,
        admin: {
          components: { Field: '/lib/cms/inbox/level-test-attempt-fields#LevelScoresField' },
          disableListColumn: true,
        },
      },
      {
        name: 'answers',
        type: 'json',
        label: fieldLabels.answers,
        required: true,
        admin: {
          components: { Field: '/lib/cms/inbox/level-test-attempt-fields#AttemptAnswersField' },
          disableListColumn: true,
        },
      },
    ]),
    ...handlingFields,
    idempotencyKey,
  ],
});
