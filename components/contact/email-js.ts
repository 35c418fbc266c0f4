import type { ContactMessage } from '@/lib/contract/contact';

/** The three public keys of EmailJS and the name letters are addressed to. */
export type EmailJsKeys = { service: string; template: string; publicKey: string; organisation: string };

/** Mails a message through EmailJS. Throws unless it answers 200. */
export async function sendByEmailJs(
  { service, template, publicKey, organisation }: EmailJsKeys,
  { name, email, subject, message, phone }: ContactMessage,
): Promise<void> {
  const { default: emailJs } = await import('@emailjs/browser');
  const parameters = {
    from_name: name,
    from_email: email,
    subject,
    message,
    to_name: organisation,
    from_phone: phone,
  };
  const { status } = await emailJs.send(service, template, parameters, { publicKey });
  if (status !== 200) throw new Error(`EmailJS answered ${status}`);
}
