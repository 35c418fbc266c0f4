import { decisionTexts } from './texts/decision';
import { queueTexts } from './texts/queue';
import { transferTexts } from './texts/transfer';

export const reviewTexts = (language: string | undefined) => ({
  ...queueTexts(language),
  ...transferTexts(language),
  ...decisionTexts(language),
});

export type ReviewTexts = ReturnType<typeof reviewTexts>;
