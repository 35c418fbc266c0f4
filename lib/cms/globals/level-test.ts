import type { Field, NumberFieldSingleValidation } from 'payload';
import { editors } from '@/lib/cms/access/roles';
import { numberField, selectField, textareaField } from '@/lib/cms/fields';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { translate } from '@/lib/cms/language';
import { localised } from '@/lib/cms/localised';
import { type CefrLevel, cefrLevels, type PlacementLevel } from '@/lib/contract/cefr-levels';

const withinQuestions =
  (level: CefrLevel): NumberFieldSingleValidation =>
  async (value, { req }) => {
    if (value === null || value === undefined) return true;
    const { totalDocs } = await req.payload.count({
      collection: 'level-questions',
      where: { level: { equals: level } },
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) {
      return translate(req, {
        en: `There are no ${level} questions: leave the number empty.`,
        my: `${level} မေးခွန်း မရှိပါ။ အရေအတွက်ကို ဗလာထားပါ။`,
        fr: `Il n’y a pas de question ${level} : laissez le nombre vide.`,
      });
    }
    if (Number.isInteger(value) && value >= 1 && value <= totalDocs) return true;
    return translate(req, {
      en: `Choose a whole number from 1 to ${totalDocs}, the number of ${level} questions, or leave it empty.`,
      my: `1 မှ ${level} မေးခွန်းအရေအတွက် ${totalDocs} အထိ ကိန်းပြည့်တစ်ခု ထည့်ပါ၊ သို့မဟုတ် ဗလာထားပါ။`,
      fr: `Choisissez un nombre entier de 1 à ${totalDocs}, le nombre de questions ${level}, ou laissez vide.`,
    });
  };

const adviceFor = (level: PlacementLevel): Field =>
  localised(
    textareaField('advice', {
      label: { en: 'Advice', my: 'အကြံပြုချက်', fr: 'Conseil' },
      description:
        level === 'A0'
          ? {
              en: 'For learners who did not pass A1.',
              my: 'A1 မအောင်သေးသူများအတွက်။',
              fr: 'Pour qui n’a pas réussi A1.',
            }
          : {
              en: `For learners whose level is ${level}.`,
              my: `${level} အဆင့်ရှိသူများအတွက်။`,
              fr: `Pour qui a le niveau ${level}.`,
            },
    }),
  );

const levelGroup = (level: CefrLevel): Field => ({
  name: level.toLowerCase(),
  type: 'group',
  label: { en: level, my: level, fr: level },
  fields: [
    numberField('needed', {
      label: { en: 'Right answers to pass', my: 'အောင်မြင်ရန် အဖြေမှန်အရေအတွက်', fr: 'Bonnes réponses pour réussir' },
      description: {
        en: 'Empty: two thirds of the questions of this level.',
        my: 'ဗလာထားပါက ဤအဆင့်မေးခွန်းများ၏ သုံးပုံနှစ်ပုံ။',
        fr: 'Vide : deux tiers des questions de ce niveau.',
      },
      validate: withinQuestions(level),
    }),
    adviceFor(level),
  ],
});

export const levelTestSettings = settingsGlobal({
  slug: 'level-test-settings',
  update: editors,
  afterChange: [refreshSite('level-test'), refreshSite('site-info')],
  fields: [
    localised(textareaField('intro')),
    numberField('minutes', { required: true, defaultValue: 8, min: 1 }),
    {
      name: 'a0',
      type: 'group',
      label: { en: 'Beginners (A1 not passed)', my: 'အစပြုသူများ (A1 မအောင်သေး)', fr: 'Débutants (A1 non réussi)' },
      admin: {
        description: {
          en: 'The level of a learner is the highest one passed together with all below it.',
          my: 'သင်ယူသူ၏အဆင့်သည် အောက်အဆင့်အားလုံးနှင့်အတူ အောင်မြင်သော အမြင့်ဆုံးအဆင့် ဖြစ်သည်။',
          fr: 'Le niveau est le plus élevé qui est réussi avec tous ceux d’en dessous.',
        },
      },
      fields: [adviceFor('A0')],
    },
    ...cefrLevels.map(levelGroup),
    // No longer read. Its table stays, so that a downgrade loses nothing.
    {
      name: 'bands',
      type: 'array',
      admin: { hidden: true },
      fields: [
        numberField('from', { required: true, min: 0 }),
        selectField('level', cefrLevels, { required: true }),
        textareaField('advice'),
      ],
    },
  ],
});
