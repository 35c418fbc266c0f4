import { owners } from '@/lib/cms/access/roles';
import { logCollection } from '@/lib/cms/define-collection';

/** Written by `lib/backend/csp-reports.ts`, one row per day and directive. */
export const cspViolations = logCollection({
  slug: 'csp-violations',
  title: 'directive',
  columns: ['day', 'directive', 'count', 'lastBlocked'],
  sort: '-day',
  mayDelete: owners,
  admin: {
    description: {
      en: 'What browsers blocked by the content security policy, counted by day. A few come from browser extensions; many of one kind mean a mistake or an attack.',
      my: 'ဘရောက်ဇာများက လုံခြုံရေးမူဝါဒအရ ပိတ်ဆို့ခဲ့သည်များကို ရက်အလိုက် ရေတွက်ထားသည်။ အနည်းငယ်သည် ဘရောက်ဇာ ဖြည့်စွက်ချက်များကြောင့် ဖြစ်သည်။ တစ်မျိုးတည်း များနေပါက အမှား သို့မဟုတ် တိုက်ခိုက်မှု ဖြစ်နိုင်သည်။',
      fr: 'Ce que les navigateurs ont bloqué selon la politique de sécurité, compté par jour. Quelques cas viennent d’extensions ; beaucoup d’un même type signalent une erreur ou une attaque.',
    },
  },
  fields: [
    {
      name: 'day',
      type: 'text',
      required: true,
      index: true,
      label: { en: 'Day', my: 'ရက်', fr: 'Jour' },
      admin: {
        components: {
          Cell: { path: '/lib/cms/ui/date-cell#DateCell', serverProps: { hasTime: false } },
          Field: '/lib/cms/ui/day-field#DayField',
        },
      },
    },
    { name: 'directive', type: 'text', required: true, label: { en: 'Directive', my: 'မူဝါဒအချက်', fr: 'Directive' } },
    {
      name: 'count',
      type: 'number',
      required: true,
      label: { en: 'Reports', my: 'တိုင်ကြားချက်များ', fr: 'Signalements' },
    },
    {
      name: 'lastBlocked',
      type: 'text',
      label: { en: 'Last blocked', my: 'နောက်ဆုံး ပိတ်ဆို့ခဲ့သည်', fr: 'Dernier blocage' },
    },
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
  ],
});
