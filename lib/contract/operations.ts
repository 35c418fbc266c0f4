import { object, type ZodMiniObject, type ZodMiniType } from 'zod/mini';
import {
  accountDeletion,
  forgotPassword,
  forgotPasswordAnswer,
  forgotPasswordQuery,
  learner,
  login,
  myData,
  passwordChange,
  passwordReset,
  passwordResetByLink,
  registration,
  resetTokenParams,
  sessionClaims,
  sessionToken,
} from './accounts';
import { bannerList, bannerQuery } from './banners';
import { bookPage, bookPurchase, bookQuery } from './books';
import { id, idempotencyKey, message } from './common';
import { contactMessage } from './contact';
import { coursePage, courseQuery, outline } from './courses';
import { enrolment } from './enrolments';
import { eventList } from './events';
import { faqList } from './faq';
import { inquiry } from './inquiries';
import { instructorList } from './instructors';
import { legal } from './legal';
import { attempt, attemptContact, attemptResult, questionLevels } from './level-test';
import { subscription, unsubscription } from './newsletter';
import { enrolledCourses, paymentRequest } from './payments';
import {
  postList,
  postPage,
  postQuery,
  postView,
  postViewHeaders,
  singlePost,
  singlePostHeaders,
  singlePostQuery,
} from './posts';
import { serviceList } from './services';
import { siteInfoList } from './site-info';
import { statusAnswer, statusQuestion } from './status';
import { testimonialList } from './testimonials';
import { totals } from './totals';

/** Names of the rate limits; `lib/backend/middleware/limited.ts` has their figures. */
type RateLimit =
  | 'reading'
  | 'forms'
  | 'tests'
  | 'orders'
  | 'uploads'
  | 'status'
  | 'login'
  | 'register'
  | 'resets'
  | 'mailbox'
  | 'resend'
  | 'sender';

/**
 * One call of the API. `auth`: `session` needs a learner's token in the Authorization header (raw or Bearer), `cookie` takes the
 * session cookie as well, `level-test` gives more to the holder of the level-test token and answers everybody.
 */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`, as Hono writes it: `/course/get_course/:courseId`. */
  path: string;
  summary: string;
  tag: 'Content' | 'Courses' | 'Blog' | 'Books' | 'Level test' | 'Messages' | 'Enrolments' | 'Accounts';
  auth: 'none' | 'session' | 'cookie' | 'level-test';
  params?: ZodMiniObject;
  query?: ZodMiniObject;
  headers?: ZodMiniObject;
  body?: ZodMiniType;
  /** How the body travels: JSON unless said otherwise. */
  multipart?: true;
  /** Takes application/x-www-form-urlencoded as well, from the site's own pages alone: answered by the way back to the page. */
  plainForm?: true;
  /** What stands in `data` of a successful answer. */
  data: ZodMiniType;
  /** Rate limit by client IP; without one, requests are not counted. */
  rateLimit?: RateLimit;
  /** Further rate limits, counted by the field of the body that names the sender. */
  senderLimit?: { field: string; rateLimits: readonly RateLimit[] };
  /** The statuses of failures a caller must expect, beside 429 and 503. */
  errors: number[];
  /** Beyond the specification's section 7. */
  added?: true;
};

const param = <Name extends string>(name: Name) => object({ [name]: id } as Record<Name, typeof id>);

/** Every call of the API, in the order of the specification; then our own. */
export const operations = {
  getSiteInfo: {
    method: 'GET',
    path: '/bank',
    summary: 'Contact, accounts for transfers, links and texts of the site; the first element counts',
    tag: 'Content',
    auth: 'none',
    data: siteInfoList,
    errors: [],
  },
  listHomePosts: {
    method: 'GET',
    path: '/blog/get-for-home',
    summary: 'The newest blog posts, for the home page',
    tag: 'Blog',
    auth: 'none',
    data: postList,
    errors: [],
  },
  listBanners: {
    method: 'GET',
    path: '/banner',
    summary: 'The slides of the home page',
    tag: 'Content',
    auth: 'none',
    query: bannerQuery,
    data: bannerList,
    errors: [400],
  },
  listCourses: {
    method: 'GET',
    path: '/course',
    summary: 'A page of courses, of one type or all',
    tag: 'Courses',
    auth: 'none',
    query: courseQuery,
    data: coursePage,
    errors: [400],
  },
  listEvents: {
    method: 'GET',
    path: '/event',
    summary: 'Events to come',
    tag: 'Content',
    auth: 'none',
    data: eventList,
    errors: [],
  },
  getTotals: {
    method: 'GET',
    path: '/about/total_infomation',
    summary: 'The numbers of the counters, by label',
    tag: 'Content',
    auth: 'none',
    data: totals,
    errors: [],
  },
  listTestimonials: {
    method: 'GET',
    path: '/student/students',
    summary: 'What learners say',
    tag: 'Content',
    auth: 'none',
    data: testimonialList,
    errors: [],
  },
  listFaq: {
    method: 'GET',
    path: '/about/questions',
    summary: 'Questions and answers',
    tag: 'Content',
    auth: 'none',
    data: faqList,
    errors: [],
  },
  listServices: {
    method: 'GET',
    path: '/about/services',
    summary: 'Services, with mission and vision',
    tag: 'Content',
    auth: 'none',
    data: serviceList,
    errors: [],
  },
  subscribe: {
    method: 'POST',
    path: '/about/click_to_subscribe',
    summary: 'Subscribe to the newsletter',
    tag: 'Messages',
    auth: 'none',
    body: subscription,
    plainForm: true,
    data: message,
    rateLimit: 'forms',
    senderLimit: { field: 'email', rateLimits: ['sender'] },
    errors: [400],
  },
  getOutline: {
    method: 'GET',
    path: '/course/get_course/:courseId',
    summary: 'The outline of a course',
    tag: 'Courses',
    auth: 'none',
    params: param('courseId'),
    data: outline,
    errors: [400, 404],
  },
  listInstructors: {
    method: 'GET',
    path: '/instructor',
    summary: 'Instructors',
    tag: 'Content',
    auth: 'none',
    data: instructorList,
    errors: [],
  },
  listPosts: {
    method: 'GET',
    path: '/blog',
    summary: 'A page of blog posts, newest first',
    tag: 'Blog',
    auth: 'none',
    query: postQuery,
    data: postPage,
    errors: [400],
  },
  getPost: {
    method: 'GET',
    path: '/blog/get-single-blog',
    summary: 'One blog post, by title, display title or the id in the header',
    tag: 'Blog',
    auth: 'none',
    query: singlePostQuery,
    headers: singlePostHeaders,
    data: singlePost,
    errors: [400, 404],
  },
  listBooks: {
    method: 'GET',
    path: '/book',
    summary: 'A page of books',
    tag: 'Books',
    auth: 'none',
    query: bookQuery,
    data: bookPage,
    errors: [400],
  },
  purchaseBook: {
    method: 'POST',
    path: '/book/purchase_book/:bookId',
    summary: 'Order a book',
    tag: 'Books',
    auth: 'none',
    params: param('bookId'),
    headers: idempotencyKey,
    body: bookPurchase,
    plainForm: true,
    data: message,
    rateLimit: 'orders',
    senderLimit: { field: 'phoneNumber', rateLimits: ['sender'] },
    errors: [400, 404],
  },
  getLevelTest: {
    method: 'GET',
    path: '/levelstests/view_levelTest',
    summary: 'The questions by level; right answers only with the level-test token',
    tag: 'Level test',
    auth: 'level-test',
    data: questionLevels,
    errors: [],
  },
  createInquiry: {
    method: 'POST',
    path: '/quotation/create',
    summary: 'Send an inquiry for a quotation or a collaboration',
    tag: 'Messages',
    auth: 'none',
    headers: idempotencyKey,
    body: inquiry('{product}') as ZodMiniType,
    data: message,
    rateLimit: 'forms',
    senderLimit: { field: 'email', rateLimits: ['sender'] },
    errors: [400],
  },
  enrol: {
    method: 'POST',
    path: '/zoom-form/upload-form/:courseId',
    summary: 'Enrol in a course by video meeting, with a screenshot of the transfer',
    tag: 'Enrolments',
    auth: 'none',
    params: param('courseId'),
    headers: idempotencyKey,
    body: enrolment,
    multipart: true,
    data: message,
    rateLimit: 'uploads',
    senderLimit: { field: 'phNumber', rateLimits: ['sender'] },
    errors: [400, 404, 413, 415],
  },
  requestPayment: {
    method: 'POST',
    path: '/payment/request_payment',
    summary: 'Ask for access to a video course, with a screenshot of the transfer',
    tag: 'Enrolments',
    auth: 'session',
    headers: idempotencyKey,
    body: paymentRequest,
    multipart: true,
    data: message,
    rateLimit: 'uploads',
    senderLimit: { field: 'description', rateLimits: ['sender'] },
    errors: [400, 401, 404, 413, 415],
  },
  listEnrolledCourses: {
    method: 'GET',
    path: '/auth/payment/:userId',
    summary: 'The courses a learner has asked for; their own alone',
    tag: 'Accounts',
    auth: 'cookie',
    params: param('userId'),
    data: enrolledCourses,
    errors: [400, 401, 403],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change the own password',
    tag: 'Accounts',
    auth: 'session',
    body: passwordChange,
    data: message,
    rateLimit: 'login',
    errors: [400, 401, 403],
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an account; answers its token',
    tag: 'Accounts',
    auth: 'none',
    body: registration,
    data: sessionToken,
    rateLimit: 'register',
    errors: [400, 409],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in; answers a token',
    tag: 'Accounts',
    auth: 'none',
    body: login,
    data: sessionToken,
    rateLimit: 'login',
    errors: [400, 401],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot_password',
    summary: 'Send a 4-digit code by mail; answers the same for every address',
    tag: 'Accounts',
    auth: 'none',
    query: forgotPasswordQuery,
    body: forgotPassword,
    data: forgotPasswordAnswer,
    rateLimit: 'resets',
    senderLimit: { field: 'email', rateLimits: ['resend', 'mailbox'] },
    errors: [400],
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset_password/:otp',
    summary: 'Set a new password with the reset token and the code',
    tag: 'Accounts',
    auth: 'none',
    params: resetTokenParams,
    body: passwordReset,
    data: message,
    rateLimit: 'login',
    errors: [400],
  },

  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    summary: 'Leave a message for the school',
    tag: 'Messages',
    auth: 'none',
    headers: idempotencyKey,
    body: contactMessage,
    plainForm: true,
    data: message,
    rateLimit: 'forms',
    senderLimit: { field: 'email', rateLimits: ['sender'] },
    errors: [400],
    added: true,
  },
  unsubscribe: {
    method: 'POST',
    path: '/about/unsubscribe',
    summary: 'Leave the newsletter, with the token of its mails',
    tag: 'Messages',
    auth: 'none',
    body: unsubscription,
    plainForm: true,
    data: message,
    rateLimit: 'forms',
    errors: [400],
    added: true,
  },
  getLegal: {
    method: 'GET',
    path: '/legal',
    summary: 'Privacy and terms of the school',
    tag: 'Content',
    auth: 'none',
    data: legal,
    errors: [],
    added: true,
  },
  countPostView: {
    method: 'POST',
    path: '/blog/:id/view',
    summary: 'Count a reader of a post, once per visit',
    tag: 'Blog',
    auth: 'none',
    params: param('id'),
    headers: postViewHeaders,
    data: postView,
    rateLimit: 'reading',
    errors: [400, 404],
    added: true,
  },
  submitAttempt: {
    method: 'POST',
    path: '/levelstests/attempts',
    summary: 'Score an attempt at the level test',
    tag: 'Level test',
    auth: 'none',
    body: attempt,
    data: attemptResult,
    rateLimit: 'tests',
    errors: [400, 404],
    added: true,
  },
  sendAttemptContact: {
    method: 'POST',
    path: '/levelstests/attempts/:id/contact',
    summary: 'Send the result of an attempt to the school',
    tag: 'Level test',
    auth: 'none',
    params: param('id'),
    body: attemptContact,
    data: message,
    rateLimit: 'tests',
    senderLimit: { field: 'phone', rateLimits: ['sender'] },
    errors: [400, 404],
    added: true,
  },
  askStatus: {
    method: 'POST',
    path: '/status',
    summary:
      'How an enrolment, order or inquiry stands, by reference and phone, or a school’s inquiry by reference and e-mail',
    tag: 'Enrolments',
    auth: 'none',
    body: statusQuestion,
    data: statusAnswer,
    rateLimit: 'status',
    senderLimit: { field: 'reference', rateLimits: ['sender'] },
    errors: [400, 404],
    added: true,
  },
  resetPasswordByLink: {
    method: 'POST',
    path: '/auth/reset-by-link',
    summary: 'Set a new password with the token of the link in the reset mail',
    tag: 'Accounts',
    auth: 'none',
    body: passwordResetByLink,
    data: message,
    rateLimit: 'login',
    errors: [400],
    added: true,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session and clear its cookie',
    tag: 'Accounts',
    auth: 'cookie',
    data: message,
    errors: [],
    added: true,
  },
  getLearner: {
    method: 'GET',
    path: '/auth/me',
    summary: 'The own profile',
    tag: 'Accounts',
    auth: 'cookie',
    data: learner,
    errors: [401],
    added: true,
  },
  mirrorSession: {
    method: 'POST',
    path: '/auth/session',
    summary: 'Mirror the token of the Authorization header in the session cookie',
    tag: 'Accounts',
    auth: 'session',
    data: sessionClaims,
    errors: [401, 403],
    added: true,
  },
  getMyData: {
    method: 'GET',
    path: '/auth/my-data',
    summary: 'Everything the school keeps about the learner',
    tag: 'Accounts',
    auth: 'session',
    data: myData,
    errors: [401],
    added: true,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/auth/me',
    summary: 'Delete the own account',
    tag: 'Accounts',
    auth: 'session',
    body: accountDeletion,
    data: message,
    rateLimit: 'login',
    errors: [400, 401],
    added: true,
  },
} as const satisfies Record<string, Operation>;

export type OperationKey = keyof typeof operations;

/** The operations of one product: the inquiry's two keys carry its name (`PRODUCT_KEY`). */
export function operationsFor(product: string): Record<OperationKey, Operation> {
  return { ...operations, createInquiry: { ...operations.createInquiry, body: inquiry(product) } };
}
