import { getLocale, getText } from '#text';
import { siteUrl } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { nationalPhone } from '@/lib/format/phone';
import { formatMmkIn } from '@/lib/format/price';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { fill } from '@/lib/text/fill';
import type { MailedTransfer } from './transfers';

export type MailedDuplicate = {
  kind: 'file' | 'picture' | 'transaction';
  before: { reference: string; name: string; at: string }[];
};

type Rows = [label: string, value: string | undefined][];

const formatPrice = (amount: number) => formatMmkIn(getLocale(), amount);

function statedAmountOf({ price, statedAmount }: MailedTransfer): string {
  if (statedAmount === undefined) return getText('staffMails').notStated;
  const difference = statedAmount - price;
  const differs = difference === 0 ? '' : ` (${difference > 0 ? '+' : '−'}${formatPrice(Math.abs(difference))})`;
  return `${formatPrice(statedAmount)}${differs}`;
}

function duplicateRows(duplicates: MailedDuplicate[]): Rows {
  const text = getText('staffMails');
  const labels = { file: text.sameFile, picture: text.samePicture, transaction: text.sameTransaction };
  return duplicates
    .filter(({ before }) => before.length > 0)
    .map(({ kind, before }) => [
      labels[kind],
      before.map(({ reference, name, at }) => `${reference}, ${name}, ${yangonTime(at)}`).join('\n'),
    ]);
}

export function transferNotice(to: string, transfer: MailedTransfer, duplicates: MailedDuplicate[] = []): Mail {
  const text = getText('staffMails');
  const { kind, reference, course, price } = transfer;
  const duplicatesFound = duplicateRows(duplicates);
  return composeMail({
    to,
    subject: fill(kind === 'enrolments' ? text.newEnrolment : text.newPayment, { reference, course }),
    replyTo: transfer.email,
    parts: [
      {
        rows: [
          [text.reference, reference],
          [text.course, course],
          [text.class, transfer.lineOfClass?.()],
          [text.price, formatPrice(price)],
          [text.statedAmount, statedAmountOf(transfer)],
          [text.transactionNumber, transfer.transactionNumber || text.notStated],
        ],
      },
      ...(duplicatesFound.length > 0 ? [{ rows: duplicatesFound }] : []),
      {
        rows: [
          [text.name, transfer.name],
          [text.phone, nationalPhone(transfer.phone)],
          [text.email, transfer.email],
        ],
      },
      { link: `${siteUrl()}/admin/desk`, label: text.openQueue },
    ],
  });
}
