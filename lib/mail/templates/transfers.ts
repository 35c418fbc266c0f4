import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import { env, siteUrl } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { nationalPhone } from '@/lib/format/phone';
import { formatMmk } from '@/lib/format/price';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';

export type MailedTransfer = {
  kind: 'payment-requests' | 'enrolments';
  reference: string;
  name: string;
  email: string;
  phone: string;
  course: string;
  courseId?: string;
  /** "Evening group, Tue + Thu 18:30–20:00, 4 Dec – 26 Feb" */
  class?: string;
  price: number;
  statedAmount?: number;
  transactionNumber?: string;
};

export type MailedDuplicate = {
  kind: 'file' | 'picture' | 'transaction';
  before: { reference: string; name: string; at: string }[];
};

const nounOf = ({ kind }: Pick<MailedTransfer, 'kind'>) => (kind === 'enrolments' ? 'enrolment' : 'payment');

const trackingLink = ({ kind, reference }: MailedTransfer) =>
  kind === 'enrolments'
    ? { link: `${siteUrl()}/status?reference=${reference}`, label: 'Track your request' }
    : { link: `${siteUrl()}/profile`, label: 'See it in your profile' };

type Rows = [label: string, value: string | undefined][];

const summary = ({ reference, course, class: chosen }: MailedTransfer): Rows => [
  ['Reference', reference],
  ['Course', course],
  ['Class', chosen],
];

const summaryWithPrice = (transfer: MailedTransfer): { rows: Rows } => ({
  rows: [...summary(transfer), ['Price', formatMmk(transfer.price)]],
});

function statedAmountOf({ price, statedAmount }: MailedTransfer): string {
  if (statedAmount === undefined) return 'not stated';
  const difference = statedAmount - price;
  const differs = difference === 0 ? '' : ` (${difference > 0 ? '+' : '−'}${formatMmk(Math.abs(difference))})`;
  return `${formatMmk(statedAmount)}${differs}`;
}

const duplicateLabels: Record<MailedDuplicate['kind'], string> = {
  file: 'The same screenshot was sent before',
  picture: 'A very similar screenshot was sent before',
  transaction: 'The same transaction number was sent before',
};

const duplicateRows = (duplicates: MailedDuplicate[]): Rows =>
  duplicates
    .filter(({ before }) => before.length > 0)
    .map(({ kind, before }) => [
      duplicateLabels[kind],
      before.map(({ reference, name, at }) => `${reference}, ${name}, ${yangonTime(at)}`).join('\n'),
    ]);

export const transferNotice = (to: string, transfer: MailedTransfer, duplicates: MailedDuplicate[] = []): Mail =>
  composeMail({
    to,
    subject: `New ${nounOf(transfer)} ${transfer.reference}: ${transfer.course}`,
    replyTo: transfer.email,
    parts: [
      {
        rows: [
          ...summaryWithPrice(transfer).rows,
          ['Stated amount', statedAmountOf(transfer)],
          ['Transaction No.', transfer.transactionNumber || 'not stated'],
        ],
      },
      ...(duplicateRows(duplicates).length > 0 ? [{ rows: duplicateRows(duplicates) }] : []),
      {
        rows: [
          ['Name', transfer.name],
          ['Phone', nationalPhone(transfer.phone)],
          ['Email', transfer.email],
        ],
      },
      { link: `${siteUrl()}/admin/desk`, label: 'Open the review queue' },
    ],
  });

export const transferReceived = (transfer: MailedTransfer): Mail =>
  composeMail({
    to: transfer.email,
    subject: `We have received your ${nounOf(transfer)} (${transfer.reference})`,
    parts: [
      {
        text: `${greeting(transfer.name)}\nThank you. ${env().SITE_NAME} has your screenshot and will check your transfer, usually within one working day. Then we'll write to you.`,
      },
      {
        text: 'သင့်ငွေလွှဲ screenshot ကို လက်ခံရရှိပါပြီ။ စစ်ဆေးပြီးပါက အကြောင်းပြန်ပါမည်။ ကျေးဇူးတင်ပါသည်။',
        lang: 'my',
      },
      summaryWithPrice(transfer),
      trackingLink(transfer),
    ],
  });

export const transferAccepted = (transfer: MailedTransfer): Mail =>
  composeMail({
    to: transfer.email,
    subject: `Your ${nounOf(transfer)} is accepted (${transfer.reference})`,
    parts: [
      {
        text:
          transfer.kind === 'enrolments'
            ? `${greeting(transfer.name)}\nYour transfer has arrived and your place in “${transfer.course}” is kept. We'll send you the link to the first lesson before it begins.`
            : `${greeting(transfer.name)}\nYour transfer has arrived. “${transfer.course}” is open for you in our app, under the email and password of your account.`,
      },
      {
        text:
          transfer.kind === 'enrolments'
            ? 'သင့်ငွေလွှဲမှုကို အတည်ပြုပြီး သင့်နေရာကို သိမ်းထားပါသည်။ ကျေးဇူးတင်ပါသည်။'
            : 'သင့်ငွေလွှဲမှုကို အတည်ပြုပြီးပါပြီ။ သင်တန်းကို ကျောင်း၏ app တွင် ကြည့်ရှုနိုင်ပါပြီ။ ကျေးဇူးတင်ပါသည်။',
        lang: 'my',
      },
      summaryWithPrice(transfer),
      trackingLink(transfer),
    ],
  });

export const transferRejected = (transfer: MailedTransfer, reason: string): Mail =>
  composeMail({
    to: transfer.email,
    subject: `Your ${nounOf(transfer)} could not be accepted (${transfer.reference})`,
    parts: [
      {
        text: `${greeting(transfer.name)}\nWe could not accept your screenshot for “${transfer.course}”. Reason: ${reason}`,
      },
      {
        text: 'သင့်ငွေလွှဲ screenshot ကို လက်မခံနိုင်သေးပါ။ အထက်ပါအကြောင်းရင်းကို ဖတ်ပြီး screenshot အသစ်တစ်ပုံ ထပ်မံပေးပို့နိုင်ပါသည်။',
        lang: 'my',
      },
      summaryWithPrice(transfer),
      ...(transfer.courseId
        ? [
            {
              link: `${siteUrl()}/${transfer.kind === 'enrolments' ? 'zoom' : 'payment'}?course=${transfer.courseId}`,
              label: 'Send a new screenshot',
            },
          ]
        : []),
      trackingLink(transfer),
    ],
  });

export const transferCancelled = (transfer: MailedTransfer): Mail =>
  composeMail({
    to: transfer.email,
    subject: `Your ${nounOf(transfer)} is cancelled (${transfer.reference})`,
    parts: [
      {
        text: `${greeting(transfer.name)}\nYour ${nounOf(transfer)} for “${transfer.course}” is cancelled. If you did not expect this, or have transferred money for it, please write to us: we'll sort it out together.`,
      },
      {
        text: 'သင့်တောင်းဆိုမှုကို ပယ်ဖျက်ပြီးပါပြီ။ မေးမြန်းလိုသည်များ သို့မဟုတ် လွှဲပြီးသောငွေ ရှိပါက ကျောင်းသို့ ဆက်သွယ်နိုင်ပါသည်။',
        lang: 'my',
      },
      { rows: summary(transfer) },
      { link: `${siteUrl()}/contact`, label: 'Write to us' },
      trackingLink(transfer),
    ],
  });

const mailedStates: Record<Exclude<EnrolmentState, 'Pending'>, string> = {
  Accepted: 'was accepted',
  Rejected: 'could not be accepted',
  Cancelled: 'was cancelled',
};

/** Revokes the mail about a decision that was undone. */
export const transferCorrected = (
  transfer: MailedTransfer,
  mailed: Exclude<EnrolmentState, 'Pending'>,
  state: EnrolmentState,
): Mail => {
  const isWaiting = state !== 'Accepted';
  return composeMail({
    to: transfer.email,
    subject: `Correction: your ${nounOf(transfer)} ${isWaiting ? 'is being checked again' : 'is accepted'} (${transfer.reference})`,
    parts: [
      {
        text: `${greeting(transfer.name)}\nWe wrote to you that your ${nounOf(transfer)} for “${transfer.course}” ${mailedStates[mailed]}. That was a mistake, and we're sorry. ${
          isWaiting
            ? "Please ignore that email: we're checking your transfer again and will write to you soon. You don't need to do anything."
            : `Please ignore that email: your ${nounOf(transfer)} is accepted.`
        }`,
      },
      {
        text: isWaiting
          ? 'ယခင်ပို့ခဲ့သော အီးမေးလ်သည် မှားယွင်းနေသဖြင့် တောင်းပန်အပ်ပါသည်။ သင့်ငွေလွှဲမှုကို ထပ်မံစစ်ဆေးနေပြီး မကြာမီ အကြောင်းပြန်ပါမည်။'
          : 'ယခင်ပို့ခဲ့သော အီးမေးလ်သည် မှားယွင်းနေသဖြင့် တောင်းပန်အပ်ပါသည်။ သင့်ငွေလွှဲမှုကို အတည်ပြုထားပြီး ဖြစ်ပါသည်။',
        lang: 'my',
      },
      { rows: summary(transfer) },
      trackingLink(transfer),
    ],
  });
};
