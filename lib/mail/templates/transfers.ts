import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import { env, siteUrl } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { formatMmk } from '@/lib/format/price';
import { greeting } from '@/lib/mail/greeting';
import { letter, type Mail } from '@/lib/mail/letter';

/** An enrolment or a payment as its mails describe it. */
export type TransferNews = {
  kind: 'payment-requests' | 'enrolments';
  reference: string;
  name: string;
  email: string;
  phone: string;
  course: string;
  courseId?: string;
  price: number;
  statedAmount?: number;
  transactionNumber?: string;
};

/** What was sent before with the same picture or transaction number. */
export type DuplicateNews = {
  kind: 'image' | 'similar' | 'transaction';
  before: { reference: string; name: string; at: string }[];
};

const nounOf = ({ kind }: Pick<TransferNews, 'kind'>) => (kind === 'enrolments' ? 'enrolment' : 'payment');

const trackingLink = ({ kind, reference }: TransferNews) =>
  kind === 'enrolments'
    ? { link: `${siteUrl()}/status?reference=${reference}`, label: 'Track your request' }
    : { link: `${siteUrl()}/profile`, label: 'See it in your profile' };

type Rows = [label: string, value: string | undefined][];

const summary = ({ reference, course }: TransferNews): Rows => [
  ['Reference', reference],
  ['Course', course],
];

const summaryWithPrice = (news: TransferNews): { rows: Rows } => ({
  rows: [...summary(news), ['Price', formatMmk(news.price)]],
});

function statedAmountOf({ price, statedAmount }: TransferNews): string {
  if (statedAmount === undefined) return 'not stated';
  const difference = statedAmount - price;
  const differs = difference === 0 ? '' : ` (${difference > 0 ? '+' : '−'}${formatMmk(Math.abs(difference))})`;
  return `${formatMmk(statedAmount)}${differs}`;
}

const duplicateLabels: Record<DuplicateNews['kind'], string> = {
  image: 'The same screenshot was sent before',
  similar: 'A very similar screenshot was sent before',
  transaction: 'The same transaction number was sent before',
};

const duplicateRows = (duplicates: DuplicateNews[]): Rows =>
  duplicates
    .filter(({ before }) => before.length > 0)
    .map(({ kind, before }) => [
      duplicateLabels[kind],
      before.map(({ reference, name, at }) => `${reference}, ${name}, ${yangonTime(at)}`).join('\n'),
    ]);

/** To staff: a transfer waits in the review queue. */
export const transferNotice = (to: string, news: TransferNews, duplicates: DuplicateNews[] = []): Mail =>
  letter({
    to,
    subject: `New ${nounOf(news)} ${news.reference}: ${news.course}`,
    replyTo: news.email,
    parts: [
      {
        rows: [
          ...summaryWithPrice(news).rows,
          ['Stated amount', statedAmountOf(news)],
          ['Transaction No.', news.transactionNumber || 'not stated'],
        ],
      },
      ...(duplicateRows(duplicates).length > 0 ? [{ rows: duplicateRows(duplicates) }] : []),
      {
        rows: [
          ['Name', news.name],
          ['Phone', news.phone],
          ['Email', news.email],
        ],
      },
      { link: `${siteUrl()}/admin/desk`, label: 'Open the review queue' },
    ],
  });

/** To the sender: received, and will be checked. */
export const transferReceived = (news: TransferNews): Mail =>
  letter({
    to: news.email,
    subject: `We have received your ${nounOf(news)} (${news.reference})`,
    parts: [
      {
        text: `${greeting(news.name)}\nThank you. ${env().SITE_NAME} has your screenshot and will check your transfer, usually within one working day. Then we'll write to you.`,
      },
      {
        text: 'သင့်ငွေလွှဲ screenshot ကို လက်ခံရရှိပါပြီ။ စစ်ဆေးပြီးပါက အကြောင်းပြန်ပါမည်။ ကျေးဇူးတင်ပါသည်။',
        lang: 'my',
      },
      summaryWithPrice(news),
      trackingLink(news),
    ],
  });

/** To the sender: accepted. */
export const transferAccepted = (news: TransferNews): Mail =>
  letter({
    to: news.email,
    subject: `Your ${nounOf(news)} is accepted (${news.reference})`,
    parts: [
      {
        text:
          news.kind === 'enrolments'
            ? `${greeting(news.name)}\nYour transfer has arrived and your place in “${news.course}” is kept. We'll send you the link to the first lesson before it begins.`
            : `${greeting(news.name)}\nYour transfer has arrived. “${news.course}” is open for you in our app, under the email and password of your account.`,
      },
      {
        text:
          news.kind === 'enrolments'
            ? 'သင့်ငွေလွှဲမှုကို အတည်ပြုပြီး သင့်နေရာကို သိမ်းထားပါသည်။ ကျေးဇူးတင်ပါသည်။'
            : 'သင့်ငွေလွှဲမှုကို အတည်ပြုပြီးပါပြီ။ သင်တန်းကို ကျောင်း၏ app တွင် ကြည့်ရှုနိုင်ပါပြီ။ ကျေးဇူးတင်ပါသည်။',
        lang: 'my',
      },
      summaryWithPrice(news),
      trackingLink(news),
    ],
  });

/** To the sender: not accepted, why, and the way to send another screenshot. */
export const transferRejected = (news: TransferNews, reason: string): Mail =>
  letter({
    to: news.email,
    subject: `Your ${nounOf(news)} could not be accepted (${news.reference})`,
    parts: [
      { text: `${greeting(news.name)}\nWe could not accept your screenshot for “${news.course}”. Reason: ${reason}` },
      {
        text: 'သင့်ငွေလွှဲ screenshot ကို လက်မခံနိုင်သေးပါ။ အထက်ပါအကြောင်းရင်းကို ဖတ်ပြီး screenshot အသစ်တစ်ပုံ ထပ်မံပေးပို့နိုင်ပါသည်။',
        lang: 'my',
      },
      summaryWithPrice(news),
      ...(news.courseId
        ? [
            {
              link: `${siteUrl()}/${news.kind === 'enrolments' ? 'zoom' : 'payment'}?course=${news.courseId}`,
              label: 'Send a new screenshot',
            },
          ]
        : []),
      trackingLink(news),
    ],
  });

/** To the sender: called off, by themselves or by the school. */
export const transferCancelled = (news: TransferNews): Mail =>
  letter({
    to: news.email,
    subject: `Your ${nounOf(news)} is cancelled (${news.reference})`,
    parts: [
      {
        text: `${greeting(news.name)}\nYour ${nounOf(news)} for “${news.course}” is cancelled. If you did not expect this, or have transferred money for it, please write to us: we'll sort it out together.`,
      },
      {
        text: 'သင့်တောင်းဆိုမှုကို ပယ်ဖျက်ပြီးပါပြီ။ မေးမြန်းလိုသည်များ သို့မဟုတ် လွှဲပြီးသောငွေ ရှိပါက ကျောင်းသို့ ဆက်သွယ်နိုင်ပါသည်။',
        lang: 'my',
      },
      { rows: summary(news) },
      { link: `${siteUrl()}/contact`, label: 'Write to us' },
      trackingLink(news),
    ],
  });

const mailedStates: Record<Exclude<EnrolmentState, 'Pending'>, string> = {
  Accepted: 'was accepted',
  Rejected: 'could not be accepted',
  Cancelled: 'was cancelled',
};

/** To the sender: our mail about a decision that was taken back is void. */
export const transferCorrected = (
  news: TransferNews,
  mailed: Exclude<EnrolmentState, 'Pending'>,
  state: EnrolmentState,
): Mail => {
  const isWaiting = state !== 'Accepted';
  return letter({
    to: news.email,
    subject: `Correction: your ${nounOf(news)} ${isWaiting ? 'is being checked again' : 'is accepted'} (${news.reference})`,
    parts: [
      {
        text: `${greeting(news.name)}\nWe wrote to you that your ${nounOf(news)} for “${news.course}” ${mailedStates[mailed]}. That was a mistake, and we're sorry. ${
          isWaiting
            ? "Please ignore that email: we're checking your transfer again and will write to you soon. You don't need to do anything."
            : `Please ignore that email: your ${nounOf(news)} is accepted.`
        }`,
      },
      {
        text: isWaiting
          ? 'ယခင်ပို့ခဲ့သော အီးမေးလ်သည် မှားယွင်းနေသဖြင့် တောင်းပန်အပ်ပါသည်။ သင့်ငွေလွှဲမှုကို ထပ်မံစစ်ဆေးနေပြီး မကြာမီ အကြောင်းပြန်ပါမည်။'
          : 'ယခင်ပို့ခဲ့သော အီးမေးလ်သည် မှားယွင်းနေသဖြင့် တောင်းပန်အပ်ပါသည်။ သင့်ငွေလွှဲမှုကို အတည်ပြုထားပြီး ဖြစ်ပါသည်။',
        lang: 'my',
      },
      { rows: summary(news) },
      trackingLink(news),
    ],
  });
};
