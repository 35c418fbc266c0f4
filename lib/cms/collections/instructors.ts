import type { CollectionConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { archived, longText, numberField, picture, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const instructors: CollectionConfig = {
  slug: 'instructors',
  labels: labels(
    { en: 'Instructor', my: 'ဆရာ/ဆရာမ', fr: 'Enseignant' },
    { en: 'Instructors', my: 'ဆရာ/ဆရာမများ', fr: 'Enseignants' },
  ),
  admin: { group: groups.content, useAsTitle: 'name', defaultColumns: ['name', 'role'] },
  access: contentAccess,
  defaultSort: 'position',
  hooks: { afterChange: [refreshSite('instructors')], afterDelete: [refreshSite('instructors')] },
  fields: [
    textField('name', { required: true }),
    textField('role', { required: true }),
    longText('shortSub', { required: true, maxLength: 400 }),
    longText('diplomas', {
      maxLength: 400,
      label: { en: 'Diplomas', my: 'ဘွဲ့၊ ဒီပလိုမာများ', fr: 'Diplômes' },
      description: { en: 'One on each line.', my: 'တစ်ကြောင်းလျှင် တစ်ခု။', fr: 'Un par ligne.' },
    }),
    numberField('teachingSince', {
      min: 1950,
      max: 2100,
      label: { en: 'Teaching since', my: 'စတင်သင်ကြားသည့်နှစ်', fr: 'Enseigne depuis' },
      description: { en: 'A year, such as 2015.', my: 'ခုနှစ်၊ ဥပမာ 2015။', fr: 'Une année, par exemple 2015.' },
    }),
    textField('languages', {
      maxLength: 120,
      label: { en: 'Languages', my: 'ဘာသာစကားများ', fr: 'Langues' },
      description: {
        en: 'Such as French, English, Burmese.',
        my: 'ဥပမာ French, English, Burmese။',
        fr: 'Par exemple French, English, Burmese.',
      },
    }),
    picture('image', { required: true }),
    textField('facebook'),
    textField('linkedin'),
    archived({
      en: 'Takes the instructor off the list of instructors. Courses keep the name.',
      my: 'ဆရာ/ဆရာမစာရင်းမှ ဖယ်ရှားမည်။ သင်တန်းများတွင် အမည် ဆက်ရှိမည်။',
      fr: 'Retire l’enseignant de la liste. Les cours gardent son nom.',
    }),
    position,
  ],
};
