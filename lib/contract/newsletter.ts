import { type infer as Infer, object, string } from 'zod';
import { newsletter } from '@/lib/text/en/newsletter';
import { email, honeypot } from './fields';

export const subscription = object({ email: email(newsletter.emailRequired), ...honeypot });
export type Subscription = Infer<typeof subscription>;

/** The token of the link in every mail. */
export const unsubscription = object({ token: string().min(16).max(400) });
export type Unsubscription = Infer<typeof unsubscription>;
