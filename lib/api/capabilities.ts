import 'server-only';
import { env } from '@/lib/env';

/** What the backend of this site can do beyond the specified operations. */
export function capabilities() {
  const { BACKEND_URL, EMAILJS_PUBLIC_KEY } = env();
  return {
    /** A message of the contact form reaches the school: stored by the built-in backend, or mailed by EmailJS. */
    takesMessages: !BACKEND_URL || Boolean(EMAILJS_PUBLIC_KEY),
    /** Messages can be sent without scripts: EmailJS runs in the browser. */
    takesMessagesWithoutScripts: !BACKEND_URL,
    /** Screenshots may be WebP. */
    takesWebp: !BACKEND_URL,
  };
}
