import * as z from 'zod/mini';
import { count, filePath, nonEmptyText, text, tolerantList } from './common';
import * as endpoints from './endpoints/testimonials';
import { operation } from './operation';
import { pictures } from './pictures';
import { textLanguages } from './text-languages';

export const testimonial = z.object({
  _id: text,
  image: filePath,
  name: nonEmptyText,
  role: text,
  description: text,
  rate: count,
  count,
  textLanguages,
  pictures,
});
export type Testimonial = z.infer<typeof testimonial>;

export const testimonialList = tolerantList(testimonial);

export const listTestimonials = operation({
  ...endpoints.listTestimonials,
  summary: 'What learners say',
  tag: 'Content',
  auth: 'none',
  response: testimonialList,
  errors: [],
});
