import 'server-only';
import * as faq from '@/lib/contract/faq';
import * as services from '@/lib/contract/services';
import * as totals from '@/lib/contract/totals';
import { load } from './load';

export const listFaq = () => load(faq.listFaq, { tags: ['faqs'], select: (list) => list });

export const listServices = () => load(services.listServices, { tags: ['services'], select: (list) => list });

export const getTotals = () => load(totals.getTotals, { tags: ['totals'], select: (all) => all });
