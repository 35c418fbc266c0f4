import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { responseId, tolerantList } from './common';
import * as endpoints from './endpoints/children';
import { requiredText, year } from './fields';
import { idParam, operation } from './operation';

export const maxChildren = 10;

export const childFields = z.object({
  name: requiredText(refusal('children', 'nameRequired'), { max: [40, refusal('children', 'nameTooLong')] }),
  birthYear: year(refusal('children', 'birthYearRequired'), refusal('children', 'birthYearInvalid'), 25),
});
export type ChildFields = z.infer<typeof childFields>;

export const child = z.object({ _id: responseId, name: z.string(), birthYear: z.number() });
export type Child = z.infer<typeof child>;

export const children = tolerantList(child);

export const listChildren = operation({
  ...endpoints.listChildren,
  summary: 'The children of the learner’s account',
  tag: 'Accounts',
  auth: 'cookie',
  response: children,
  errors: [401],
  added: true,
});

const form = { page: '/profile' } as const;
const childTexts = ['name', 'birthYear'];

export const addChild = operation({
  ...endpoints.addChild,
  summary: 'Add a child to the account; returns all children',
  tag: 'Accounts',
  auth: 'cookie',
  body: childFields,
  noScript: { ...form, sealed: childTexts },
  response: children,
  rateLimit: 'forms',
  errors: [400, 401, 409],
  added: true,
});

export const changeChild = operation({
  ...endpoints.changeChild,
  summary: 'Change the name or the year of birth of a child; returns all children',
  tag: 'Accounts',
  auth: 'cookie',
  params: idParam('childId'),
  body: childFields,
  noScript: { page: '/profile?child=:childId', sealed: childTexts },
  response: children,
  rateLimit: 'forms',
  errors: [400, 401, 404, 409],
  added: true,
});

export const removeChild = operation({
  ...endpoints.removeChild,
  summary: 'Remove a child from the account; what was sent for the child stays',
  tag: 'Accounts',
  auth: 'cookie',
  params: idParam('childId'),
  noScript: form,
  response: children,
  rateLimit: 'forms',
  errors: [400, 401, 404, 409],
  added: true,
});
