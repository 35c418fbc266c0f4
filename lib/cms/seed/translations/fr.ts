import { welcome, whyChooseUs } from './fr/about';
import { banners } from './fr/banners';
import { books } from './fr/books';
import { courses } from './fr/courses';
import { events } from './fr/events';
import { faq } from './fr/faq';
import { instructors } from './fr/instructors';
import { labels } from './fr/labels';
import { pictures } from './fr/pictures';
import { posts } from './fr/posts';
import { services } from './fr/services';
import { settings } from './fr/settings';
import { testimonials } from './fr/testimonials';
import type { SeedTranslation } from './types';

export const fr: SeedTranslation = {
  banners,
  books,
  courses,
  events,
  faq,
  instructors,
  labels,
  pictures,
  posts,
  services,
  settings,
  testimonials,
  welcome,
  whyChooseUs,
};
