import 'server-only';
import * as contract from '@/lib/contract/testimonials';
import { load } from './server';

/** What learners say. */
export const listTestimonials = () => load(contract.listTestimonials, { tags: ['testimonials'], keep: (list) => list });
