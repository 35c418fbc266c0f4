import { decisionTexts } from './texts/decision';
import { queueTexts } from './texts/queue';
import { transferTexts } from './texts/transfer';

export const reviewTexts = (language: string | undefined) => ({
  ...queueTexts(language),
  ...transferTexts(language),
  ...decisionTexts(language),
});

export type ReviewTexts = ReturnType<typeof reviewTexts>;

/** The usual reasons as staff read them and as the learner receives them: in English where staff read French. */
export function rejectionReasons(language: string): { shown: string; sent: string }[] {
  const { rejectReasons: sent } = reviewTexts(language === 'fr' ? 'en' : language);
  return reviewTexts(language).rejectReasons.map((shown, index) => ({ shown, sent: sent[index] ?? shown }));
}
