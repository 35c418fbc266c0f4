import {
  changeLanguage,
  deleteAccount,
  deleteAccountByForm,
  downloadMyData,
  getLearner,
  getMyData,
  register,
} from './accounts';
import { listBanners } from './banners';
import { listBooks, purchaseBook } from './books';
import { addChild, changeChild, listChildren, removeChild } from './children';
import { getCourseClasses, getTimetable } from './classes';
import { sendContactMessage } from './contact';
import { getOutline, listCourses } from './courses';
import { enrol } from './enrolments';
import { listEvents } from './events';
import { listFaq } from './faq';
import { createInquiryFor } from './inquiries';
import { listInstructors } from './instructors';
import { getLegal } from './legal';
import { getLevelTest, listTestLevels, sendAttemptContact, submitAttempt } from './level-test';
import { getClassCalendar, listMyClasses } from './my-classes';
import { subscribe, unsubscribe } from './newsletter';
import type { Operation } from './operation';
import { changePassword, forgotPassword, resetPassword, resetPasswordByLink } from './passwords';
import { listEnrolledCourses, requestPayment } from './payments';
import { countPostView, getPost, listHomePosts, listPosts } from './posts';
import { answerOffer, getOffer, giveUpSeat, joinWaitingList, reserveSeat } from './reservations';
import { listServices } from './services';
import { getSessionToken, login, logout, mirrorSession } from './sessions';
import { getSiteInfo } from './site-info';
import { askStatus, readPostedStatus } from './status';
import { listTestimonials } from './testimonials';
import { getTotals } from './totals';

export const operations = {
  getSiteInfo,
  listHomePosts,
  listBanners,
  listCourses,
  listEvents,
  getTotals,
  listTestimonials,
  listFaq,
  listServices,
  subscribe,
  getOutline,
  getTimetable,
  getCourseClasses,
  reserveSeat,
  joinWaitingList,
  getOffer,
  answerOffer,
  giveUpSeat,
  listInstructors,
  listPosts,
  getPost,
  listBooks,
  purchaseBook,
  getLevelTest,
  createInquiry: createInquiryFor('{product}'),
  enrol,
  requestPayment,
  listEnrolledCourses,
  changePassword,
  register,
  login,
  forgotPassword,
  resetPassword,
  sendContactMessage,
  unsubscribe,
  getLegal,
  countPostView,
  listTestLevels,
  submitAttempt,
  sendAttemptContact,
  askStatus,
  readPostedStatus,
  resetPasswordByLink,
  logout,
  getLearner,
  getSessionToken,
  mirrorSession,
  getMyData,
  downloadMyData,
  changeLanguage,
  deleteAccount,
  deleteAccountByForm,
  listMyClasses,
  getClassCalendar,
  listChildren,
  addChild,
  changeChild,
  removeChild,
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationKey = keyof Operations;

export const operationsFor = (product: string): Record<OperationKey, Operation> => ({
  ...operations,
  createInquiry: createInquiryFor(product),
});
