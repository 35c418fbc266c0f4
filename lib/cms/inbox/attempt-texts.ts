import { defineTexts } from '@/lib/cms/text/define-texts';

export const attemptTexts = defineTexts({
  en: {
    question: 'Question',
    chosen: 'Answer',
    right: 'Right',
    wrong: 'Wrong',
    unanswered: 'Left open',
    level: 'Level',
    perLevel: 'Right answers by level',
    everyAnswer: 'Every answer',
  },
  my: {
    question: 'မေးခွန်း',
    chosen: 'အဖြေ',
    right: 'မှန်',
    wrong: 'မှား',
    unanswered: 'မဖြေခဲ့',
    level: 'အဆင့်',
    perLevel: 'အဆင့်အလိုက် အဖြေမှန်',
    everyAnswer: 'အဖြေအားလုံး',
  },
  fr: {
    question: 'Question',
    chosen: 'Réponse',
    right: 'Juste',
    wrong: 'Faux',
    unanswered: 'Sans réponse',
    level: 'Niveau',
    perLevel: 'Réponses justes par niveau',
    everyAnswer: 'Toutes les réponses',
  },
});
