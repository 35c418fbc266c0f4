import { type infer as Infer, object } from 'zod/mini';
import { requiredText, text, tolerantList } from './common';
import * as endpoints from './endpoints/faq';
import { operation } from './operation';

export const faqItem = object({ id: text, question: requiredText, answer: text });
export type FaqItem = Infer<typeof faqItem>;

export const faqList = tolerantList(faqItem);

export const listFaq = operation({
  ...endpoints.listFaq,
  summary: 'Questions and answers',
  tag: 'Content',
  auth: 'none',
  response: faqList,
  errors: [],
});
