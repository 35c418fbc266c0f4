import * as z from 'zod/mini';
import { nonEmptyText, text, tolerantList } from './common';
import * as endpoints from './endpoints/services';
import { operation } from './operation';

export const service = z.object({
  id: text,
  title: nonEmptyText,
  description: text,
  icon: text,
});
export type Service = z.infer<typeof service>;

export const serviceList = tolerantList(service);

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
