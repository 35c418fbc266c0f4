import { type infer as Infer, maxLength, minLength, object, string } from 'zod/mini';
import { newsletter } from '@/lib/text/en/newsletter';
import { email, honeypot } from './fields';

export const subscription = object({ email: email(newsletter.emailRequired), ...honeypot });
export type Subscription = Infer<typeof subscription>;

/** The token of the link in every mail. */
export const unsubscription = object({ token: string().check(minLength(16), maxLength(400)) });
