import 'server-only';
import { testimonialList } from '@/lib/contract/testimonials';
import { load } from './server';

/** What learners say. */
export const listTestimonials = () =>
  load({ path: '/student/students', schema: testimonialList, tags: ['testimonials'], keep: (list) => list });
