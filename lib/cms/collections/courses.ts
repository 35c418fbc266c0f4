import { draftContentAccess, unarchivedPublishedContent } from '@/lib/cms/access/roles';
import { contentCollection } from '@/lib/cms/define-collection';
import {
  archivedField,
  numberField,
  pictureField,
  position,
  selectField,
  textareaField,
  textField,
} from '@/lib/cms/fields';
import { learningGoalOptions } from '@/lib/cms/learning-goal-options';
import { localised } from '@/lib/cms/localised';
import { cefrLevels } from '@/lib/contract/cefr-levels';
import { courseTypes } from '@/lib/contract/courses';

export const courses = contentCollection({
  slug: 'courses',
  title: 'name',
  columns: ['name', 'type', 'levels', 'price', 'off', '_status'],
  access: { ...draftContentAccess, read: unarchivedPublishedContent },
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    {
      name: 'requests',
      type: 'ui',
      admin: { components: { Field: '/lib/cms/inbox/course-requests#CourseRequests' }, disableListColumn: true },
    },
    textField('name', {
      required: true,
      maxLength: 120,
      index: true,
      admin: { components: { afterInput: ['/lib/cms/courses/same-name#SameNameWarning'] } },
    }),
    localised(textField('translatedName', { maxLength: 120 })),
    selectField('type', courseTypes, { required: true, index: true }),
    selectField('mainType', ['Live', 'Video'], {
      required: true,
      defaultValue: 'Live',
    }),
    localised(textareaField('summary', { required: true, maxLength: 155 })),
    localised({ name: 'description', type: 'richText', required: true }),
    {
      type: 'row',
      fields: [
        numberField('price', { required: true, min: 0 }),
        numberField('off', { min: 0, max: 100 }),
        numberField('duration', { min: 1, max: 60 }),
        numberField('maxStudents', { min: 1, max: 500 }),
      ],
    },
    {
      type: 'row',
      fields: [
        textField('levels', { required: true, defaultValue: 'Beginner (A1)' }),
        selectField('cefr', cefrLevels, { hasMany: true }),
        selectField('goals', learningGoalOptions, { hasMany: true }),
        textField('language', { required: true, defaultValue: 'French' }),
        textField('ages', { required: true, defaultValue: '18+' }),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'startCourse', type: 'date' },
        numberField('students', { required: true, min: 0, defaultValue: 0 }),
        { name: 'instructor', type: 'relationship', relationTo: 'instructors', required: true },
      ],
    },
    pictureField('thumbnail', { required: true }),
    pictureField('cover', { required: true }),
    textField('video'),
    {
      name: 'outline',
      type: 'array',
      fields: [localised(textField('name', { required: true })), localised(textField('category'))],
    },
    archivedField({
      en: 'Takes the course off the site. Enrolments and payments keep it. Publish to apply.',
      my: 'သင်တန်းကို ဝဘ်ဆိုက်မှ ဖယ်ရှားမည်။ သင်တန်းအပ်လွှာနှင့် ငွေပေးချေမှုမှတ်တမ်းများတွင် ဆက်ရှိမည်။ အသက်ဝင်ရန် ထုတ်ဝေပါ။',
      fr: 'Retire le cours du site. Les inscriptions et paiements le gardent. Publiez pour appliquer.',
    }),
    position,
  ],
});
