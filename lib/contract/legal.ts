import * as z from 'zod/mini';
import { text } from './common';
import * as endpoints from './endpoints/legal';
import { operation } from './operation';
import { textLanguages, translations } from './text-languages';

export const legal = z.object({ privacy: text, terms: text, textLanguages, translations });
export type Legal = z.infer<typeof legal>;

export const getLegal = operation({
  ...endpoints.getLegal,
  summary: 'Privacy and terms of the school',
  tag: 'Content',
  auth: 'none',
  response: legal,
  errors: [],
  added: true,
});
