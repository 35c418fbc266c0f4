import 'server-only';
import { type Legal, legal } from '@/lib/contract/legal';
import { cleanHtml } from '@/lib/format/clean-html';
import { load } from './server';

/** Privacy and terms as cleaned HTML; a backend that keeps none of them gives an empty answer. */
export const getLegal = () =>
  load({
    path: '/legal',
    schema: legal,
    tags: ['legal'],
    missing: {},
    keep: ({ privacy, terms }): Legal => ({
      privacy: privacy && cleanHtml(privacy),
      terms: terms && cleanHtml(terms),
    }),
  });
