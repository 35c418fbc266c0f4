import { type infer as Infer, object, refine } from 'zod/mini';
import { filePath, pictures, text, tolerantList } from './common';
import * as endpoints from './endpoints/events';
import { operation } from './operation';

export const event = object({
  _id: text,
  coverDesktop: filePath,
  title: text,
  /** ISO date and time. */
  startsAt: text,
  place: text,
  summary: text,
  pictures,
}).check(refine((one) => Boolean(one.coverDesktop || one.title), 'An event without picture and title.'));
export type Event = Infer<typeof event>;

export const eventList = tolerantList(event);

export const listEvents = operation({
  ...endpoints.listEvents,
  summary: 'Events to come',
  tag: 'Content',
  auth: 'none',
  response: eventList,
  errors: [],
});
