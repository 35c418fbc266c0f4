import * as z from 'zod/mini';
import { nonEmptyText, text, tolerantList } from './common';
import * as endpoints from './endpoints/my-classes';
import { operation } from './operation';
import { statusResponse } from './status';

/** A request for a class as `/status` tells it, and whose it is. */
export const myClass = z.extend(statusResponse, {
  reference: nonEmptyText,
  /** The learner's name as it was sent. */
  name: text,
  /** The id of the child it was sent for. */
  child: text,
});
export type MyClass = z.infer<typeof myClass>;

export const listMyClasses = operation({
  ...endpoints.listMyClasses,
  summary: 'The classes that the account has asked for, with lessons and attendance',
  tag: 'Accounts',
  auth: 'cookie',
  response: tolerantList(myClass),
  errors: [401],
  added: true,
});

/** Of a link. Its holder may read the calendar of one request. */
const calendarToken = z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) });

export const getClassCalendar = operation({
  ...endpoints.getClassCalendar,
  summary: 'The lessons of a class as an iCalendar file, for those who hold a place in it',
  tag: 'Enrolments',
  auth: 'none',
  params: calendarToken,
  response: z.string(),
  mediaType: 'text/calendar',
  rateLimit: 'reading',
  errors: [400, 404],
  added: true,
});
