import { mailtoLink } from '@/lib/format/mailto';
import { toE164 } from '@/lib/format/phone';

export type Sender = {
  email?: string | null;
  /** A second email of a school, for proposals. */
  proposals?: string | null;
  phone?: string | null;
  subject?: string | null;
  reference?: string | null;
};

export type ReplyLink = { kind: 'mail' | 'proposals' | 'phone' | 'viber' | 'telegram'; href: string; shown: string };

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

function mailto(email: string, { subject, reference }: Sender): string {
  const subjectLine = [subject && `Re: ${subject}`, reference && `(${reference})`].filter(Boolean).join(' ');
  return mailtoLink(email, subjectLine);
}

/** Myanmar's landlines have neither Viber nor Telegram; its mobile numbers begin with 9. */
const canChat = (e164: string) => !e164.startsWith('+95') || e164.startsWith('+959');

export function replyLinks(sender: Sender): ReplyLink[] {
  const emails: ReplyLink[] = (['email', 'proposals'] as const).flatMap((key) => {
    const email = sender[key]?.trim() ?? '';
    if (!isEmail(email) || (key === 'proposals' && email === sender.email)) return [];
    return { kind: key === 'email' ? ('mail' as const) : key, href: mailto(email, sender), shown: email };
  });
  const number = sender.phone ? toE164(sender.phone) : null;
  if (!number) return emails;
  return [
    ...emails,
    { kind: 'phone', href: `tel:${number}`, shown: number },
    ...(canChat(number)
      ? ([
          { kind: 'viber', href: `viber://chat?number=${encodeURIComponent(number)}`, shown: number },
          { kind: 'telegram', href: `https://t.me/${number}`, shown: number },
        ] as const)
      : []),
  ];
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

/** Reads the sender of a record; an inquiry may have contact details in its answers only. */
export function readSender(record: Record<string, unknown>): Sender {
  const answers = (record.answers ?? {}) as Record<string, unknown>;
  return {
    email: textOf(record.email),
    proposals: textOf(answers.emailAddressOrProposalSubmissions),
    phone: textOf(record.phone) ?? textOf(answers.Students),
    subject: textOf(record.subject) ?? textOf(record.title),
    reference: textOf(record.reference),
  };
}
