import 'server-only';
import * as contract from '@/lib/contract/legal';
import { cleanHtml } from '@/lib/format/clean-html';
import { load } from './load';

export const getLegal = () =>
  load(contract.getLegal, {
    tags: ['legal'],
    missing: {},
    select: ({ privacy, terms, textLanguages, translations }): contract.Legal => ({
      privacy: privacy && cleanHtml(privacy),
      terms: terms && cleanHtml(terms),
      textLanguages,
      translations,
    }),
  });
