import 'server-only';
import * as faq from '@/lib/contract/faq';
import * as services from '@/lib/contract/services';
import * as totals from '@/lib/contract/totals';
import { load } from './server';

/** Questions and answers. */
export const listFaq = () => load(faq.listFaq, { tags: ['faqs'], keep: (list) => list });

/** Services; those titled mission or vision among them. */
export const listServices = () => load(services.listServices, { tags: ['services'], keep: (list) => list });

/** The counters: label to final number. */
export const getTotals = () => load(totals.getTotals, { tags: ['totals'], keep: (all) => all });
