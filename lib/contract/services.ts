import { type infer as Infer, object } from 'zod/mini';
import { requiredText, text, tolerantList } from './common';
import * as endpoints from './endpoints/services';
import { operation } from './operation';

export const service = object({
  id: text,
  title: requiredText,
  /** Missing in foreign data: 'Service description goes here.' is shown. */
  description: text,
  /** "icon1" to "icon12". */
  icon: text,
});
export type Service = Infer<typeof service>;

export const serviceList = tolerantList(service);

/** Services titled mission or vision get the large cards. */
export function isMissionOrVision(service: { title: string }): boolean {
  return /^(mission|vision)$/i.test(service.title.trim());
}

export const listServices = operation({
  ...endpoints.listServices,
  summary: 'Services, with mission and vision',
  tag: 'Content',
  auth: 'none',
  response: serviceList,
  errors: [],
});
