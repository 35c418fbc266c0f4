import type { CollectionConfig } from 'payload';
import { currentPublishedContent, draftedAccess } from '@/lib/cms/access/roles';
import { archived, choice, longText, numberField, picture, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { cefrLevels } from '@/lib/contract/common';
import { courseTypes } from '@/lib/contract/courses';

export const courses: CollectionConfig = {
  slug: 'courses',
  labels: labels({ en: 'Course', my: 'သင်တန်း', fr: 'Cours' }, { en: 'Courses', my: 'သင်တန်းများ', fr: 'Cours' }),
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'levels', 'price', 'off', '_status'],
  },
  access: { ...draftedAccess, read: currentPublishedContent },
  defaultSort: 'position',
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: { afterChange: [refreshSite('courses')], afterDelete: [refreshSite('courses')] },
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
    choice('type', courseTypes, { required: true, index: true }),
    choice('mainType', ['Live', 'Video'], {
      required: true,
      defaultValue: 'Live',
    }),
    longText('summary', { required: true, maxLength: 155 }),
    { name: 'description', type: 'richText', required: true },
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
        choice('cefr', cefrLevels, { hasMany: true }),
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
    picture('thumbnail', { required: true }),
    picture('cover', { required: true }),
    textField('video'),
    {
      name: 'outline',
      type: 'array',
      fields: [textField('name', { required: true }), textField('category')],
    },
    archived({
      en: 'Takes the course off the site. Enrolments and payments keep it. Publish to apply.',
      my: 'သင်တန်းကို ဝဘ်ဆိုက်မှ ဖယ်ရှားမည်။ စာရင်းသွင်းမှုနှင့် ငွေပေးချေမှုမှတ်တမ်းများတွင် ဆက်ရှိမည်။ အသက်ဝင်ရန် ထုတ်ဝေပါ။',
      fr: 'Retire le cours du site. Les inscriptions et paiements le gardent. Publiez pour appliquer.',
    }),
    position,
  ],
};
