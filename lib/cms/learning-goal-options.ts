import type { LearningGoal } from '@/lib/contract/learning-goals';
import { learningGoals } from '@/lib/contract/learning-goals';
import type { Translated } from './language';

const labels: Record<LearningGoal, Translated> = {
  everyday: { en: 'Everyday life and travel', my: 'နေ့စဉ်ဘဝနှင့် ခရီးသွား', fr: 'Vie quotidienne et voyages' },
  studies: { en: 'School, studies or an exam', my: 'ကျောင်း၊ ပညာသင်ကြားမှု သို့မဟုတ် စာမေးပွဲ', fr: 'École, études ou examen' },
  work: { en: 'Work', my: 'အလုပ်', fr: 'Travail' },
  culture: { en: 'Books, films and theatre', my: 'စာအုပ်၊ ရုပ်ရှင်နှင့် ပြဇာတ်', fr: 'Livres, films et théâtre' },
};

export const learningGoalOptions = learningGoals.map((value) => ({ value, label: labels[value] }));
