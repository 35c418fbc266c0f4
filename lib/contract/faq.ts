import { type infer as Infer, object } from 'zod/mini';
import { requiredText, text, tolerantList } from './common';

export const faqItem = object({ id: text, question: requiredText, answer: text });
export type FaqItem = Infer<typeof faqItem>;

export const faqList = tolerantList(faqItem);
