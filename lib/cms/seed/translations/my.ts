import { welcome, whyChooseUs } from './my/about';
import { banners } from './my/banners';
import { books } from './my/books';
import { courses } from './my/courses';
import { events } from './my/events';
import { faq } from './my/faq';
import { instructors } from './my/instructors';
import { labels } from './my/labels';
import { pictures } from './my/pictures';
import { posts } from './my/posts';
import { services } from './my/services';
import { settings } from './my/settings';
import { testimonials } from './my/testimonials';
import type { SeedTranslation } from './types';

export const my: SeedTranslation = {
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
