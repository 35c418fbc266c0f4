import { loadWithTimeout } from '@/components/ui/loader';
import type { ContactMessage } from '@/lib/contract/contact';

export type EmailJsKeys = { service: string; template: string; publicKey: string; organisation: string };

/** Sends a message through EmailJS. Throws if it cannot be loaded or does not respond with 200. */
export async function sendByEmailJs(
  { service, template, publicKey, organisation }: EmailJsKeys,
  { name, email, subject, message, phone }: ContactMessage,
): Promise<void> {
  const client = await loadWithTimeout(import('@emailjs/browser'));
  if (!client) throw new Error('EmailJS could not be loaded in time');
  const parameters = {
    from_name: name,
    from_email: email,
    subject,
    message,
    to_name: organisation,
    from_phone: phone,
  };
  const { status } = await client.default.send(service, template, parameters, { publicKey });
  if (status !== 200) throw new Error(`EmailJS responded with ${status}`);
}
