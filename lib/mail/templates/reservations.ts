import { siteUrl } from '@/lib/env';
import { dayAndTime } from '@/lib/format/dates';
import { formatMmk } from '@/lib/format/price';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';

export type MailedSeat = {
  reference: string;
  name: string;
  email: string;
  course: string;
  /** "Evening group, Tue + Thu 18:30–20:00, 4 Dec – 26 Feb" */
  class: string;
  classId: string;
  price: number;
  /** Where the transfer is sent, with course, class and reference. */
  payPath: string;
  heldUntil?: string;
};

type Part = Parameters<typeof composeMail>[0]['parts'][number];

const until = ({ heldUntil }: MailedSeat) => `${dayAndTime(heldUntil) ?? ''} (Myanmar time)`;

const burmese = (text: string): Part => ({ text, lang: 'my' });

const facts = (seat: MailedSeat): Part => ({
  rows: [
    ['Reference', seat.reference],
    ['Course', seat.course],
    ['Class', seat.class],
    ['Price', formatMmk(seat.price)],
  ],
});

const payLink = ({ payPath }: MailedSeat): Part => ({ link: siteUrl() + payPath, label: 'See how to pay' });

const trackingLink = ({ reference }: MailedSeat): Part => ({
  link: `${siteUrl()}/status?reference=${reference}`,
  label: 'Track your request',
});

const againLink = ({ classId }: MailedSeat, label: string): Part => ({
  link: `${siteUrl()}/reserve?class=${classId}`,
  label,
});

const compose = (seat: MailedSeat, subject: string, text: string, ...parts: Part[]): Mail =>
  composeMail({
    to: seat.email,
    subject: `${subject} (${seat.reference})`,
    parts: [{ text: `${greeting(seat.name)}\n${text}` }, ...parts, trackingLink(seat)],
  });

export const seatReserved = (seat: MailedSeat): Mail =>
  compose(
    seat,
    'Your place is reserved',
    `We hold a place for you until ${until(seat)}. Transfer the fee and send us the screenshot before then, and the place stays yours.`,
    burmese('သင့်အတွက် နေရာတစ်နေရာ သိမ်းထားပါသည်။ အထက်ပါအချိန်မတိုင်မီ သင်တန်းကြေးကို လွှဲပြီး screenshot ကို အောက်ပါလင့်ခ်မှ ပေးပို့ပါ။'),
    facts(seat),
    payLink(seat),
  );

export const reservationEndsSoon = (seat: MailedSeat): Mail =>
  compose(
    seat,
    'Your reservation ends soon',
    `We hold your place until ${until(seat)}. To keep it, transfer the fee and send us the screenshot before then. If you have changed your mind, you don’t need to do anything.`,
    burmese('သင့်အတွက် သိမ်းထားသော နေရာသည် မကြာမီ သက်တမ်းကုန်ပါမည်။ သင်တန်းကြေးကို လွှဲပြီး screenshot ကို အောက်ပါလင့်ခ်မှ ပေးပို့ပါ။'),
    facts(seat),
    payLink(seat),
  );

export const reservationExpired = (seat: MailedSeat): Mail =>
  compose(
    seat,
    'Your reservation has expired',
    'We didn’t receive a screenshot in time, so your place is free again. If you’d still like to join, reserve again: you’ll see at once whether there’s a place. Already transferred? Send us the screenshot, or write to us.',
    burmese('သင့်အတွက် သိမ်းထားသော နေရာ သက်တမ်းကုန်သွားပါပြီ။ တက်ရောက်လိုသေးပါက အောက်ပါလင့်ခ်မှ ထပ်မံယူနိုင်ပါသည်။'),
    facts(seat),
    againLink(seat, 'Reserve again'),
  );

export const waitingListJoined = (seat: MailedSeat): Mail =>
  compose(
    seat,
    'You’re on the waiting list',
    'The class is full just now. When a place becomes free, we’ll offer it to the first person on the list by email. You don’t need to pay anything now.',
    burmese('သင့်ကို စောင့်ဆိုင်းစာရင်းတွင် ထည့်ထားပါသည်။ နေရာလွတ်ပါက အီးမေးလ်ဖြင့် အကြောင်းကြားပါမည်။ ယခု ငွေလွှဲရန် မလိုပါ။'),
    facts(seat),
  );

/** The links show a page with buttons: mail scanners open links, and must not answer for people. */
export const seatOffered = (seat: MailedSeat, link: string): Mail =>
  compose(
    seat,
    'A place is free for you',
    `A place in your class is free, and it’s yours if you take it before ${until(seat)}. After that we offer it to the next person.`,
    burmese('အတန်းတွင် နေရာတစ်နေရာ လွတ်သွားပါပြီ။ အထက်ပါအချိန်မတိုင်မီ အောက်ပါလင့်ခ်မှ လက်ခံပါ သို့မဟုတ် ငြင်းပါ။'),
    facts(seat),
    { link, label: 'Take the place' },
    { link: `${link}#decline`, label: 'No, thank you' },
  );

export const offerExpired = (seat: MailedSeat): Mail =>
  compose(
    seat,
    'The offer has expired',
    'We offered you a place and didn’t hear from you, so it goes to the next person. If you’d still like to join, put yourself on the waiting list again.',
    burmese('ကမ်းလှမ်းထားသော နေရာ၏ သက်တမ်း ကုန်သွားပါပြီ။ စောင့်ဆိုင်းစာရင်းတွင် ထပ်မံ စာရင်းသွင်းနိုင်ပါသည်။'),
    facts(seat),
    againLink(seat, 'Join the waiting list again'),
  );

export const seatSkipped = (seat: MailedSeat, reason: string): Mail =>
  compose(
    seat,
    'You’re no longer on the list',
    `We’ve taken you off the list of this class. Reason: ${reason}\nIf you did not expect this, please write to us.`,
    burmese('သင့်ကို ဤအတန်း၏ စာရင်းမှ ဖယ်ရှားထားပါသည်။ မေးမြန်းလိုပါက ကျောင်းသို့ ဆက်သွယ်နိုင်ပါသည်။'),
    facts(seat),
    { link: `${siteUrl()}/contact`, label: 'Write to us' },
  );

export const classSwitched = (seat: MailedSeat, before: string): Mail =>
  compose(
    seat,
    'Your class has changed',
    `Your place has moved from “${before}” to “${seat.class}”. Your payment moves with it: you don’t need to do anything.`,
    burmese('သင့်အတန်းကို ပြောင်းပေးပြီးပါပြီ။ သင့်ငွေပေးချေမှုလည်း အတန်းအသစ်သို့ ပါသွားပါပြီ။ ဘာမှ ထပ်လုပ်ရန် မလိုပါ။'),
    facts(seat),
  );

type Shortage = { id: string; course: string; class: string; taken: number; minimum: number; startsAt: string };

export const classShortage = (to: string, { id, course, class: line, taken, minimum, startsAt }: Shortage): Mail =>
  composeMail({
    to,
    subject: `Too few learners: ${course}, ${dayAndTime(startsAt)}`,
    parts: [
      {
        text: 'This class begins within three days and has not reached its minimum. Start it anyway, postpone it, or cancel it and offer another class.',
      },
      {
        rows: [
          ['Course', course],
          ['Class', line],
          ['Taken', `${taken} of at least ${minimum}`],
        ],
      },
      { link: `${siteUrl()}/admin/collections/classes/${id}`, label: 'Open the class' },
    ],
  });
