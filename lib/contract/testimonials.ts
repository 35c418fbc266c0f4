import { type infer as Infer, object } from 'zod/mini';
import { count, filePath, pictures, requiredText, text, tolerantList } from './common';
import * as endpoints from './endpoints/testimonials';
import { operation } from './operation';

/** What a learner says about the school. */
export const testimonial = object({
  _id: text,
  image: filePath,
  name: requiredText,
  /** Shown as "{role} Student". */
  role: text,
  description: text,
  /** 1 to 5. */
  rate: count,
  /** Number of reviews behind the rating. */
  count,
  pictures,
});
export type Testimonial = Infer<typeof testimonial>;

export const testimonialList = tolerantList(testimonial);

export const listTestimonials = operation({
  ...endpoints.listTestimonials,
  summary: 'What learners say',
  tag: 'Content',
  auth: 'none',
  response: testimonialList,
  errors: [],
});
