import { getLocale, getText } from '#text';
import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import { env } from '@/lib/env';
import { formatMmkIn } from '@/lib/format/price';
import { composeBilingualMail, type Mail, type MailContent, type Recipient } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';
import { pageUrl } from '@/lib/mail/page-url';
import type { Dictionary } from '@/lib/text/dictionary';
import { fill } from '@/lib/text/fill';
import { type Rejection, rejectionReason } from '@/lib/text/rejection-reason';

export type MailedTransfer = Recipient & {
  kind: 'payment-requests' | 'enrolments';
  reference: string;
  name: string;
  phone: string;
  course: string;
  /** "Evening group, Tue + Thu 18:30–20:00, 4 Dec – 26 Feb", in the current locale. */
  lineOfClass?: () => string;
  /** Where another screenshot is sent, with course and class. */
  resendPath?: string;
  price: number;
  statedAmount?: number;
  transactionNumber?: string;
};

type Mails = Dictionary['mails'];
type Texts = Mails['enrolments'];

const compose = (transfer: MailedTransfer, write: (texts: Texts, mails: Mails) => MailContent): Mail =>
  composeBilingualMail(
    transfer,
    () => {
      const mails = getText('mails');
      return write(mails[transfer.kind], mails);
    },
    transfer.reference,
  );

const greet = ({ name }: MailedTransfer, text: string) => ({ text: `${greeting(name)}\n${text}` });

function summary({ reference, course, lineOfClass, price }: MailedTransfer, { withPrice }: { withPrice: boolean }) {
  const mails = getText('mails');
  const rows: [string, string | undefined][] = [
    [mails.reference, reference],
    [mails.course, course],
    [getText('seatMails').class, lineOfClass?.()],
    [mails.price, withPrice ? formatMmkIn(getLocale(), price) : undefined],
  ];
  return { rows };
}

function tracking({ kind, reference }: MailedTransfer) {
  const { track, seePayment } = getText('mails');
  return kind === 'enrolments'
    ? { link: pageUrl(`/status?reference=${reference}`), label: track }
    : { link: pageUrl('/profile'), label: seePayment };
}

export const transferReceived = (transfer: MailedTransfer): Mail =>
  compose(transfer, ({ received }, { transferReceived }) => ({
    subject: received,
    parts: [
      greet(transfer, fill(transferReceived, { school: env().SITE_NAME })),
      summary(transfer, { withPrice: true }),
      tracking(transfer),
    ],
  }));

export const transferAccepted = (transfer: MailedTransfer): Mail =>
  compose(transfer, ({ accepted, acceptedText }) => ({
    subject: accepted,
    parts: [
      greet(transfer, fill(acceptedText, { course: transfer.course })),
      summary(transfer, { withPrice: true }),
      tracking(transfer),
    ],
  }));

export const transferRejected = (transfer: MailedTransfer, rejection: Rejection): Mail =>
  compose(transfer, ({ rejected }, { transferRejected, sendScreenshot }) => {
    const { course, resendPath } = transfer;
    const reason = rejectionReason(rejection) ?? '';
    return {
      subject: rejected,
      parts: [
        greet(transfer, fill(transferRejected, { course, reason })),
        summary(transfer, { withPrice: true }),
        ...(resendPath ? [{ link: pageUrl(resendPath), label: sendScreenshot }] : []),
        tracking(transfer),
      ],
    };
  });

export const transferCancelled = (transfer: MailedTransfer): Mail =>
  compose(transfer, ({ cancelled, cancelledText }, { writeToUs }) => ({
    subject: cancelled,
    parts: [
      greet(transfer, fill(cancelledText, { course: transfer.course })),
      summary(transfer, { withPrice: false }),
      { link: pageUrl('/contact'), label: writeToUs },
      tracking(transfer),
    ],
  }));

/** Revokes the mail about a decision that was undone. */
export const transferCorrected = (
  transfer: MailedTransfer,
  mailed: Exclude<EnrolmentState, 'Pending'>,
  state: EnrolmentState,
): Mail =>
  compose(transfer, (texts, { mistake, checkedAgain }) => {
    const before = `${fill(texts.mailed[mailed], { course: transfer.course })} ${mistake}`;
    const isAccepted = state === 'Accepted';
    return {
      subject: isAccepted ? texts.acceptedStill : texts.checkedAgain,
      parts: [
        greet(transfer, isAccepted ? before : `${before} ${checkedAgain}`),
        summary(transfer, { withPrice: false }),
        tracking(transfer),
      ],
    };
  });
