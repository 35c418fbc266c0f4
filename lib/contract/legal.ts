import { type infer as Infer, object } from 'zod/mini';
import { text } from './common';
import * as endpoints from './endpoints/legal';
import { operation } from './operation';

/** What the school owes its visitors in writing, as HTML. */
export const legal = object({ privacy: text, terms: text });
export type Legal = Infer<typeof legal>;

export const getLegal = operation({
  ...endpoints.getLegal,
  summary: 'Privacy and terms of the school',
  tag: 'Content',
  auth: 'none',
  response: legal,
  errors: [],
  added: true,
});
