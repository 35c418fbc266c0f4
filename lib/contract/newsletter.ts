import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { message } from './common';
import * as endpoints from './endpoints/newsletter';
import { email, honeypot } from './fields';
import { operation } from './operation';

export const subscription = z.object({ email: email(refusal('newsletter', 'emailRequired')), ...honeypot });
export type Subscription = z.infer<typeof subscription>;

export const unsubscription = z.object({ token: z.string().check(z.minLength(16), z.maxLength(400)) });

export const subscribe = operation({
  ...endpoints.subscribe,
  summary: 'Subscribe to the newsletter',
  tag: 'Messages',
  auth: 'none',
  body: subscription,
  noScript: { page: '/subscribe', sealed: ['email'] },
  response: message,
  rateLimit: 'forms',
  senderLimit: { field: 'email', rateLimits: ['sender'] },
  errors: [400],
});

export const unsubscribe = operation({
  ...endpoints.unsubscribe,
  summary: 'Leave the newsletter, with the token of its mails',
  tag: 'Messages',
  auth: 'none',
  body: unsubscription,
  noScript: { page: '/unsubscribe' },
  response: message,
  rateLimit: 'forms',
  errors: [400],
  added: true,
});
