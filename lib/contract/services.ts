import * as z from 'zod/mini';
import { flag, nonEmptyText, text, tolerantList } from './common';
import * as endpoints from './endpoints/services';
import { operation } from './operation';
import { textLanguages, translations } from './text-languages';

export const service = z.object({
  id: text,
  title: nonEmptyText,
  description: text,
  icon: text,
  /** Mission and vision, where the title is translated. */
  large: flag,
  textLanguages,
  translations,
});
export type Service = z.infer<typeof service>;

export const serviceList = tolerantList(service);

export function isMissionOrVision({ title, large }: Pick<Service, 'title' | 'large'>): boolean {
  return large ?? /^(mission|vision)$/i.test(title.trim());
}

export const listServices = operation({
  ...endpoints.listServices,
  summary: 'Services, with mission and vision',
  tag: 'Content',
  auth: 'none',
  response: serviceList,
  errors: [],
});
