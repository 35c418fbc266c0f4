import { type infer as Infer, object } from 'zod/mini';
import { requiredText, text, tolerantList } from './common';

export const serviceIcons = [
  'icon1',
  'icon2',
  'icon3',
  'icon4',
  'icon5',
  'icon6',
  'icon7',
  'icon8',
  'icon9',
  'icon10',
  'icon11',
  'icon12',
] as const;

export const service = object({
  id: text,
  title: requiredText,
  /** Missing in foreign data: 'Service description goes here.' is shown. */
  description: text,
  icon: text,
});
export type Service = Infer<typeof service>;

export const serviceList = tolerantList(service);

/** Services titled mission or vision get the large cards. */
export function isMissionOrVision(service: { title: string }): boolean {
  return /^(mission|vision)$/i.test(service.title.trim());
}
