import { env, siteUrl } from '@/lib/env';
import { formatMmk } from '@/lib/format/price';
import { greeting } from '@/lib/mail/greeting';
import { letter, type Mail } from '@/lib/mail/letter';

/** An enrolment or a payment as its mails tell of it. */
export type TransferNews = {
  kind: 'payment-requests' | 'enrolments';
  reference: string;
  name: string;
  email: string;
  phone: string;
  course: string;
  courseId?: string;
  price: number;
};

const called = ({ kind }: Pick<TransferNews, 'kind'>) => (kind === 'enrolments' ? 'enrolment' : 'payment');

/** Where its sender sees how it stands. */
const followed = ({ kind, reference }: TransferNews) =>
  kind === 'enrolments'
    ? { link: `${siteUrl()}/status?reference=${reference}`, label: 'See where it stands' }
    : { link: `${siteUrl()}/profile`, label: 'See it in your profile' };

const named = ({ reference, course }: TransferNews): [string, string][] => [
  ['Reference', reference],
  ['Course', course],
];

const facts = (news: TransferNews) => ({
  rows: [...named(news), ['To pay', formatMmk(news.price)]] as [string, string][],
});

/** To staff: a screenshot waits on the approval desk. */
export const transferNotice = (to: string, news: TransferNews): Mail =>
  letter({
    to,
    subject: `New ${called(news)} ${news.reference}: ${news.course}`,
    parts: [
      facts(news),
      {
        rows: [
          ['Name', news.name],
          ['Phone', news.phone],
          ['E-mail', news.email],
        ],
      },
      { link: `${siteUrl()}/admin/desk`, label: 'Open the approval desk' },
    ],
  });

/** To the sender: it is in, and will be checked. */
export const transferReceived = (news: TransferNews): Mail =>
  letter({
    to: news.email,
    subject: `We have received your ${called(news)} (${news.reference})`,
    parts: [
      {
        text: `${greeting(news.name)}\nthank you. ${env().SITE_NAME} has your screenshot and compares it with the account, usually within one working day. Then we write to you.`,
      },
      {
        text: 'သင့်ငွေလွှဲ screenshot ကို လက်ခံရရှိပါပြီ။ စစ်ဆေးပြီးပါက အကြောင်းပြန်ပါမည်။ ကျေးဇူးတင်ပါသည်။',
        lang: 'my',
      },
      facts(news),
      followed(news),
    ],
  });

/** To the sender: accepted. */
export const transferAccepted = (news: TransferNews): Mail =>
  letter({
    to: news.email,
    subject: `Your ${called(news)} is accepted (${news.reference})`,
    parts: [
      {
        text:
          news.kind === 'enrolments'
            ? `${greeting(news.name)}\nyour transfer has arrived and your place in “${news.course}” is kept. We send you the link of the first lesson before it begins.`
            : `${greeting(news.name)}\nyour transfer has arrived. “${news.course}” is open for you in our app, under the email and password of your account.`,
      },
      { text: 'သင့်ငွေလွှဲမှုကို အတည်ပြုပြီးပါပြီ။ ကျေးဇူးတင်ပါသည်။', lang: 'my' },
      facts(news),
      followed(news),
    ],
  });

/** To the sender: not accepted, why, and the way to send another screenshot. */
export const transferRejected = (news: TransferNews, reason: string): Mail =>
  letter({
    to: news.email,
    subject: `Your ${called(news)} could not be accepted (${news.reference})`,
    parts: [
      { text: `${greeting(news.name)}\nwe could not accept your screenshot for “${news.course}”. Reason: ${reason}` },
      {
        text: 'သင့်ငွေလွှဲ screenshot ကို လက်မခံနိုင်သေးပါ။ အထက်ပါအကြောင်းရင်းကို ဖတ်ပြီး screenshot အသစ်တစ်ပုံ ထပ်မံပေးပို့နိုင်ပါသည်။',
        lang: 'my',
      },
      facts(news),
      ...(news.courseId
        ? [
            {
              link: `${siteUrl()}/${news.kind === 'enrolments' ? 'zoom' : 'payment'}?course=${news.courseId}`,
              label: 'Send a new screenshot',
            },
          ]
        : []),
      followed(news),
    ],
  });

/** To the sender: called off, by themselves or by the school. */
export const transferCancelled = (news: TransferNews): Mail =>
  letter({
    to: news.email,
    subject: `Your ${called(news)} is cancelled (${news.reference})`,
    parts: [
      {
        text: `${greeting(news.name)}\nyour ${called(news)} for “${news.course}” is cancelled. If you did not expect this, or have transferred money for it, please write to us: we sort it out together.`,
      },
      {
        text: 'သင့်တောင်းဆိုမှုကို ပယ်ဖျက်ပြီးပါပြီ။ မေးမြန်းလိုသည်များ သို့မဟုတ် လွှဲပြီးသောငွေ ရှိပါက ကျောင်းသို့ ဆက်သွယ်နိုင်ပါသည်။',
        lang: 'my',
      },
      { rows: named(news) },
      { link: `${siteUrl()}/contact`, label: 'Write to us' },
      followed(news),
    ],
  });
