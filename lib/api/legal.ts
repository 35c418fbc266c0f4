import 'server-only';
import * as contract from '@/lib/contract/legal';
import { cleanHtml } from '@/lib/format/clean-html';
import { load } from './server';

/** Privacy and terms as cleaned HTML; a backend that keeps none of them gives an empty answer. */
export const getLegal = () =>
  load(contract.getLegal, {
    tags: ['legal'],
    missing: {},
    keep: ({ privacy, terms }): contract.Legal => ({
      privacy: privacy && cleanHtml(privacy),
      terms: terms && cleanHtml(terms),
    }),
  });
