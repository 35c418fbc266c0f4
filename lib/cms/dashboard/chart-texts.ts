import { defineTexts } from '@/lib/cms/text/define-texts';

export const chartTexts = defineTexts({
  en: {
    levels: 'Levels reached in the test',
    level: 'Level',
    inTwelveWeeks: 'In the last 12 weeks.',
    asTable: 'As a table',
    total: 'Total',
    nothingYet: 'Nothing yet',
  },
  my: {
    levels: 'အဆင့်စစ်စာမေးပွဲတွင် ရရှိသော အဆင့်များ',
    level: 'အဆင့်',
    inTwelveWeeks: 'နောက်ဆုံး 12 ပတ်အတွင်း။',
    asTable: 'ဇယားဖြင့်',
    total: 'စုစုပေါင်း',
    nothingYet: 'မရှိသေးပါ',
  },
  fr: {
    levels: 'Niveaux atteints au test',
    level: 'Niveau',
    inTwelveWeeks: 'Sur les 12 dernières semaines.',
    asTable: 'En tableau',
    total: 'Total',
    nothingYet: 'Rien pour l’instant',
  },
});

export type ChartTexts = ReturnType<typeof chartTexts>;
