import type { DateFieldValidation, TextFieldSingleValidation } from 'payload';
import { type Translated, translate } from '@/lib/cms/language';
import { clockTime } from '@/lib/format/lessons';

const timeInvalid: Translated = {
  en: 'Write the time as 18:30.',
  my: 'အချိန်ကို 18:30 ကဲ့သို့ ရေးပါ။',
  fr: 'Écrivez l’heure ainsi\u00a0: 18:30.',
};

const endsTooEarly: Translated = {
  en: 'The lesson ends before it begins.',
  my: 'သင်ခန်းစာ ပြီးချိန်သည် စချိန်ထက် စောနေသည်။',
  fr: 'La leçon finit avant de commencer.',
};

const firstDayMissing: Translated = {
  en: 'Weekly lessons need a first day.',
  my: 'အပတ်စဉ် သင်ခန်းစာများအတွက် ပထမဆုံးရက် လိုအပ်သည်။',
  fr: 'Des leçons hebdomadaires demandent un premier jour.',
};

const meetingUrlInvalid: Translated = {
  en: 'Write the whole link, from https:// on.',
  my: 'https:// မှစ၍ လင့်ခ်အပြည့်အစုံ ရေးပါ။',
  fr: 'Écrivez le lien entier, à partir de https://.',
};

export const validateMeetingUrl: TextFieldSingleValidation = (value, { req }) =>
  !value || (URL.canParse(value) && new URL(value).protocol === 'https:') || translate(req, meetingUrlInvalid);

export const validateTime: TextFieldSingleValidation = (value, { req }) =>
  clockTime.test(value ?? '') || translate(req, timeInvalid);

export const validateSlotEnd: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (!clockTime.test(value ?? '')) return translate(req, timeInvalid);
  const { from } = siblingData as { from?: string };
  return (value ?? '') > (from ?? '') || translate(req, endsTooEarly);
};

export const validateFirstDay: DateFieldValidation = (value, { req, data }) => {
  const { slots = [] } = data as { slots?: unknown[] };
  return Boolean(value) || !slots?.length || translate(req, firstDayMissing);
};
