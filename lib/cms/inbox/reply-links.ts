import { mailtoLink } from '@/lib/format/mailto';
import { toE164 } from '@/lib/format/phone';

/** What a record tells about how to answer its sender. */
export type Sender = {
  email?: string | null;
  /** A school's second address, for proposals. */
  proposals?: string | null;
  phone?: string | null;
  subject?: string | null;
  reference?: string | null;
};

export type ReplyLink = { kind: 'mail' | 'proposals' | 'phone' | 'viber' | 'telegram'; href: string; shown: string };

const looksLikeMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** A `mailto:` link to an address as a visitor typed it, with what it is about as its subject where that is known. */
function mailto(address: string, { subject, reference }: Sender = {}): string {
  const about = [subject && `Re: ${subject}`, reference && `(${reference})`].filter(Boolean).join(' ');
  return mailtoLink(address, about);
}

/** Myanmar's mobile numbers begin with 9; a landline has neither Viber nor Telegram. */
const mayChat = (e164: string) => !e164.startsWith('+95') || e164.startsWith('+959');

/** One-tap replies, as far as the record has an address or a number that can be dialled. */
export function replyLinks(sender: Sender): ReplyLink[] {
  const addresses: ReplyLink[] = (['email', 'proposals'] as const).flatMap((key) => {
    const address = sender[key]?.trim() ?? '';
    if (!looksLikeMail(address) || (key === 'proposals' && address === sender.email)) return [];
    return { kind: key === 'email' ? ('mail' as const) : key, href: mailto(address, sender), shown: address };
  });
  const number = sender.phone ? toE164(sender.phone) : null;
  if (!number) return addresses;
  return [
    ...addresses,
    { kind: 'phone', href: `tel:${number}`, shown: number },
    ...(mayChat(number)
      ? ([
          { kind: 'viber', href: `viber://chat?number=${encodeURIComponent(number)}`, shown: number },
          { kind: 'telegram', href: `https://t.me/${number}`, shown: number },
        ] as const)
      : []),
  ];
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

/** The sender of any record of the inbox; an inquiry may hold more in what was answered. */
export function senderOf(record: Record<string, unknown>): Sender {
  const answers = (record.answers ?? {}) as Record<string, unknown>;
  return {
    email: textOf(record.email),
    proposals: textOf(answers.emailAddressOrProposalSubmissions),
    phone: textOf(record.phone) ?? textOf(answers.Students),
    subject: textOf(record.subject) ?? textOf(record.title),
    reference: textOf(record.reference),
  };
}
