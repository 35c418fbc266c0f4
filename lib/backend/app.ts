import { Hono } from 'hono';
import { limitBodySize } from '@/lib/backend/middleware/body-size';
import { handleError, handleNotFound } from '@/lib/backend/middleware/errors';
import { identifyLearner } from '@/lib/backend/middleware/learner';
import { setRequestContext } from '@/lib/backend/middleware/request-context';
import { chooseLocale } from '@/lib/backend/middleware/request-locale';
import { responseHeaders } from '@/lib/backend/middleware/response-headers';
import { apiBase } from '@/lib/contract/endpoint';
import { accounts } from './accounts/accounts';
import type { Backend } from './backend';
import { banners } from './banners';
import { bookOrders } from './book-orders';
import { books } from './books';
import { classes } from './classes';
import { contact } from './contact';
import { courses } from './courses';
import { cspReports } from './csp-reports';
import { documentation } from './documentation';
import { enrolments } from './enrolments';
import { events } from './events';
import { faq } from './faq';
import { inquiries } from './inquiries';
import { instructors } from './instructors';
import { legal } from './legal';
import { levelTest } from './level-test';
import { levelTestAttempts } from './level-test-attempts';
import { levelTestLevels } from './level-test-settings';
import { myClasses } from './my-classes';
import { newsletter } from './newsletter';
import { payments } from './payments';
import { posts } from './posts';
import { reservations } from './reservations';
import { services } from './services';
import { siteInfo } from './site-info';
import { status } from './status';
import { testimonials } from './testimonials';
import { totals } from './totals';
import { visits } from './visits';

export const backend = new Hono<Backend>()
  .basePath(apiBase)
  .use(setRequestContext, chooseLocale, responseHeaders, identifyLearner, limitBodySize)
  .route('/', accounts)
  .route('/', banners)
  .route('/', bookOrders)
  .route('/', books)
  .route('/', classes)
  .route('/', contact)
  .route('/', courses)
  .route('/', cspReports)
  .route('/', documentation)
  .route('/', enrolments)
  .route('/', events)
  .route('/', faq)
  .route('/', inquiries)
  .route('/', instructors)
  .route('/', legal)
  .route('/', levelTest)
  .route('/', levelTestLevels)
  .route('/', levelTestAttempts)
  .route('/', myClasses)
  .route('/', newsletter)
  .route('/', payments)
  .route('/', posts)
  .route('/', reservations)
  .route('/', services)
  .route('/', siteInfo)
  .route('/', status)
  .route('/', testimonials)
  .route('/', totals)
  .route('/', visits)
  .onError(handleError)
  .notFound(handleNotFound);
