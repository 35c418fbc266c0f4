import * as z from 'zod/mini';
import { filePath, text, tolerantList } from './common';
import * as endpoints from './endpoints/events';
import { operation } from './operation';
import { pictures } from './pictures';
import { textLanguages } from './text-languages';

export const event = z
  .object({
    _id: text,
    coverDesktop: filePath,
    title: text,
    /** ISO 8601. */
    startsAt: text,
    place: text,
    summary: text,
    textLanguages,
    pictures,
  })
  .check(z.refine((event) => Boolean(event.coverDesktop || event.title), 'An event without picture and title.'));
export type Event = z.infer<typeof event>;

export const eventList = tolerantList(event);

export const listEvents = operation({
  ...endpoints.listEvents,
  summary: 'Events to come',
  tag: 'Content',
  auth: 'none',
  response: eventList,
  errors: [],
});
