import 'server-only';
import * as contract from '@/lib/contract/testimonials';
import { load } from './load';

export const listTestimonials = () =>
  load(contract.listTestimonials, { tags: ['testimonials'], select: (list) => list });
