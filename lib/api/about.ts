import 'server-only';
import { faqList } from '@/lib/contract/faq';
import { serviceList } from '@/lib/contract/services';
import { totals } from '@/lib/contract/totals';
import { load } from './server';

/** Questions and answers. */
export const listFaq = () => load({ path: '/about/questions', schema: faqList, tags: ['faqs'], keep: (list) => list });

/** Services; those titled mission or vision among them. */
export const listServices = () =>
  load({ path: '/about/services', schema: serviceList, tags: ['services'], keep: (list) => list });

/** The counters: label to final number. */
export const getTotals = () =>
  load({ path: '/about/total_infomation', schema: totals, tags: ['totals'], keep: (all) => all });
