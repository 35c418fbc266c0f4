import type { Dictionary } from '@/lib/text/dictionary';
import { about } from './about';
import { accounts } from './accounts';
import { books } from './books';
import { children } from './children';
import { classes } from './classes';
import { contact } from './contact';
import { courses } from './courses';
import { enrolments } from './enrolments';
import { errors } from './errors';
import { events } from './events';
import { files } from './files';
import { forms } from './forms';
import { home } from './home';
import { inquiries, weekdays } from './inquiries';
import { instructors } from './instructors';
import { layout } from './layout';
import { legal } from './legal';
import { levelTest } from './level-test';
import { mails } from './mails';
import { myClasses } from './my-classes';
import { newsletter } from './newsletter';
import { notFound } from './not-found';
import { options } from './options';
import { pageFailure } from './page-failure';
import { payments } from './payments';
import { posts } from './posts';
import { rejections } from './rejections';
import { reservations } from './reservations';
import { seatMails } from './seat-mails';
import { services } from './services';
import { staffMails } from './staff-mails';
import { status } from './status';
import { testimonials } from './testimonials';
import { ui } from './ui';

export const my: Dictionary = {
  about,
  accounts,
  books,
  children,
  classes,
  contact,
  courses,
  enrolments,
  errors,
  events,
  files,
  forms,
  home,
  inquiries,
  weekdays,
  instructors,
  layout,
  legal,
  levelTest,
  mails,
  myClasses,
  newsletter,
  notFound,
  options,
  pageFailure,
  payments,
  posts,
  rejections,
  reservations,
  seatMails,
  services,
  staffMails,
  status,
  testimonials,
  ui,
};
