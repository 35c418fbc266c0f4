import { contentCollection } from '@/lib/cms/define-collection';
import { archivedField, numberField, pictureField, position, textareaField, textField } from '@/lib/cms/fields';
import { linkField } from '@/lib/cms/link-fields';
import { localised } from '@/lib/cms/localised';

export const instructors = contentCollection({
  slug: 'instructors',
  title: 'name',
  columns: ['name', 'role'],
  fields: [
    textField('name', { required: true }),
    localised(textField('role', { required: true })),
    localised(textareaField('shortSub', { required: true, maxLength: 400 })),
    textareaField('diplomas', {
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
    localised(
      textField('languages', {
        maxLength: 120,
        label: { en: 'Languages', my: 'ဘာသာစကားများ', fr: 'Langues' },
        description: {
          en: 'Such as French, English, Burmese.',
          my: 'ဥပမာ French, English, Burmese။',
          fr: 'Par exemple French, English, Burmese.',
        },
      }),
    ),
    pictureField('image', { required: true }),
    linkField('facebook', 'facebook', 'https://www.facebook.com/ecolepadauk'),
    linkField('linkedin', 'linkedin', 'https://www.linkedin.com/in/claire-moreau'),
    archivedField({
      en: 'Takes the instructor off the list of instructors. Courses keep the name.',
      my: 'ဆရာ/ဆရာမစာရင်းမှ ဖယ်ရှားမည်။ သင်တန်းများတွင် အမည် ဆက်ရှိမည်။',
      fr: 'Retire l’enseignant de la liste. Les cours gardent son nom.',
    }),
    position,
  ],
});
