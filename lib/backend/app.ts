import { Hono } from 'hono';
import { answeredErrors, unknownPath } from '@/lib/backend/middleware/errors';
import { headers } from '@/lib/backend/middleware/headers';
import { identity } from '@/lib/backend/middleware/identity';
import { requestId } from '@/lib/backend/middleware/request-id';
import { sizes } from '@/lib/backend/middleware/sizes';
import type { Backend } from './backend';
import { banners } from './banners';
import { books } from './books';
import { courses } from './courses';
import { events } from './events';
import { faq } from './faq';
import { instructors } from './instructors';
import { levelTest } from './level-test';
import { posts } from './posts';
import { services } from './services';
import { siteInfo } from './site-info';
import { testimonials } from './testimonials';
import { totals } from './totals';

/** The built-in backend: the whole contract under `/api`, from any `Request` to its `Response`. */
export const backend = new Hono<Backend>()
  .basePath('/api')
  .use(requestId, headers, identity, sizes)
  .route('/', banners)
  .route('/', books)
  .route('/', courses)
  .route('/', events)
  .route('/', faq)
  .route('/', instructors)
  .route('/', levelTest)
  .route('/', posts)
  .route('/', services)
  .route('/', siteInfo)
  .route('/', testimonials)
  .route('/', totals)
  .onError(answeredErrors)
  .notFound(unknownPath);
