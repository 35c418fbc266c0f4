import * as z from 'zod/mini';
import { nonEmptyText, text, tolerantList } from './common';
import * as endpoints from './endpoints/faq';
import { operation } from './operation';
import { textLanguages, translations } from './text-languages';

export const faqItem = z.object({ id: text, question: nonEmptyText, answer: text, textLanguages, translations });
export type FaqItem = z.infer<typeof faqItem>;

export const faqList = tolerantList(faqItem);

export const listFaq = operation({
  ...endpoints.listFaq,
  summary: 'Questions and answers',
  tag: 'Content',
  auth: 'none',
  response: faqList,
  errors: [],
});
