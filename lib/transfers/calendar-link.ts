import { createHmac, timingSafeEqual } from 'node:crypto';
import { apiUrl } from '@/lib/contract/endpoint';
import { getClassCalendar } from '@/lib/contract/endpoints/my-classes';
import { env, siteUrl } from '@/lib/env';

/** Some calendar apps decide by the extension. */
const extension = 'ics';

const sign = (id: string) =>
  createHmac('sha256', env().SESSION_SECRET).update(`class-calendar\n${id}`).digest('base64url');

/** The id of the request for a class; undefined if the link is not valid. */
export function readCalendarToken(token: string): string | undefined {
  const [id = '', signature = '', end, ...rest] = token.split('.');
  if (end !== extension || rest.length > 0) return undefined;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Signed, because calendar apps have no session. */
export const calendarPath = (id: string): string =>
  apiUrl(getClassCalendar, { token: [id, sign(id), extension].join('.') });

export const subscriptionUrl = (id: string): string => `${siteUrl()}${calendarPath(id)}`.replace(/^https?:/, 'webcal:');
