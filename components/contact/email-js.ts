import { inTime } from '@/components/ui/in-time';
import type { ContactMessage } from '@/lib/contract/contact';

/** The three public keys of EmailJS and the name letters are addressed to. */
export type EmailJsKeys = { service: string; template: string; publicKey: string; organisation: string };

/** Mails a message through EmailJS. Throws unless it answers 200. */
export async function sendByEmailJs(
  { service, template, publicKey, organisation }: EmailJsKeys,
  { name, email, subject, message, phone }: ContactMessage,
): Promise<void> {
  const client = await inTime(import('@emailjs/browser'));
  if (!client) throw new Error('EmailJS did not come');
  const parameters = {
    from_name: name,
    from_email: email,
    subject,
    message,
    to_name: organisation,
    from_phone: phone,
  };
  const { status } = await client.default.send(service, template, parameters, { publicKey });
  if (status !== 200) throw new Error(`EmailJS answered ${status}`);
}
