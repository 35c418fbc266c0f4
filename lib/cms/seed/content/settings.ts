import type { PlacementLevel } from '@/lib/contract/cefr-levels';

export type TransferAccount = {
  kind: 'bank' | 'wallet';
  provider: string;
  accountName: string;
  /** Digits only; pages group them for reading. */
  accountNumber: string;
  note: string;
};

const transferAccounts = [
  {
    kind: 'bank',
    provider: 'KBZ Bank',
    accountName: 'École Padauk',
    accountNumber: '00000000000000117',
    note: 'Write the learner’s name as the remark. Transfers from another bank may take a working day.',
  },
  {
    kind: 'bank',
    provider: 'AYA Bank',
    accountName: 'École Padauk',
    accountNumber: '00000000000118',
    note: 'Write the learner’s name as the remark.',
  },
  {
    kind: 'wallet',
    provider: 'KBZPay',
    accountName: 'École Padauk',
    accountNumber: '09250000117',
    note: 'Check that the app shows the name École Padauk before you confirm.',
  },
  {
    kind: 'wallet',
    provider: 'Wave Pay',
    accountName: 'École Padauk',
    accountNumber: '09250000118',
    note: 'From your own Wave account or at a Wave agent; keep the receipt.',
  },
] satisfies TransferAccount[];

/** What the result of the level test says besides the level and the course that comes next. */
const levelAdvice: Record<PlacementLevel, string> = {
  A0: 'Everyone starts here. In a beginners’ course you speak from the first lesson, with help in Burmese.',
  A1: 'You introduce yourself, ask simple questions and read short messages. A2 adds the past and the future.',
  A2: 'You manage everyday French in short sentences. B1 teaches you to tell, explain and give reasons.',
  B1: 'You tell, explain and ask without help. B2 brings longer texts and the nuances that universities and employers expect.',
  B2: 'You follow an argument and defend a view. C1 is about style, implied meaning and speaking without searching for words.',
  C1: 'You read and understand almost everything. What is left is ease: literature, debate and your own writing.',
  C2: 'Nothing in this test was hard for you. At this level, a course is made of your own projects and reading.',
};

const rulesGroup = `## Attendance

- Lessons start on time, Myanmar time (UTC+6:30). The room opens ten minutes earlier.
- Please let us know if you cannot come. Notes and homework reach you the same evening.
- For a certificate, you need to attend three quarters of the lessons.
- A group starts with at least four learners. If it does not fill, you choose another course or get everything back.

## Payment and refund

- Your place is confirmed once the school has checked your transfer, usually within one working day.
- Full refund until three days before the first lesson; after that 80 percent, if you tell us before the second lesson. Later we move you once, free of charge, to a later course.
- If the school cancels a lesson, it is given again. If it has to stop a course, you get back the price of the lessons not given.

## Conduct

- Join under the name you enrolled with, from a quiet place, and mute yourself when you are not speaking.
- Be kind to mistakes, your own and others’. Insults, harassment and advertising cost you your place, without a refund.
- The link and the course materials are for you alone.

## Recording

- Lessons for adults and teens are recorded for learners of the same group and deleted after 14 days. You may keep your camera off.
- Lessons for children are never recorded.
- Learners do not record, photograph or share lessons.`;

const rulesPrivate = `## Attendance

- You and your teacher agree on days and hours, Myanmar time (UTC+6:30).
- A lesson can be moved free of charge until 24 hours before it begins; later it counts as taken, except when you are ill or the power or the internet fails in your whole area.
- The teacher waits 15 minutes. If the teacher is late, you get the time back.
- Lessons you have paid for must be taken within four months.

## Payment and refund

- A one-hour private lesson costs 25,000 MMK, ten cost 220,000 MMK. Lessons are paid in advance by transfer. Your first lesson is booked once the school has checked the transfer, usually within one working day.
- You may stop at any time: lessons not yet taken are paid back, less 10,000 MMK, within seven working days.
- If the teacher does not suit you, we propose another after the first lesson, and that first lesson is free.

## Conduct

- One learner a lesson, unless we agreed otherwise. For a child under 10, an adult is within reach.
- Lessons are arranged and paid for through the school, not privately with the teacher.
- Respect goes both ways; either side may end a lesson where it is missing, and tells the school why.

## Recording

- Private lessons are recorded only when you ask for it, and only for you; we delete the recording after 14 days.
- Please do not record or share a lesson without your teacher’s consent.`;

const privacy = `This page says what École Padauk keeps about you, why, for how long, and how to get a copy of it or have it deleted. It is written to be read.

## What you send us

- **Contact messages:** your name, email address, phone number, subject and message, to answer you.
- **Quotation requests:** what you fill in about yourself, a learner or your school, to prepare an offer.
- **Book orders:** name, phone number and address, to deliver the book.
- **Course enrolments:** name, email address, phone number, Facebook name, age, how you prefer to be contacted, and the screenshot of your transfer, to check the payment and to reach you.
- **Accounts:** name, email address and phone number, and the names and years of birth of the children you add. Your password is stored only in a scrambled form that nobody here can read.
- **Level test:** answers and result. Your name and phone number only if you choose to send the result to us.
- **Newsletter:** your email address. Every newsletter has a link to unsubscribe.

For children under 16, please let a parent or guardian fill in the forms.

## Who sees it

Staff of the school who need it for their work. We do not sell or lend data. The bank or wallet company that you pay with sees your transfer, Zoom sees the lessons you join, and a courier gets the address of a parcel. If you write to us through Messenger, Viber or Telegram, that company carries your message under its own rules. Where our staff are told of new messages by Telegram, your name and your subject pass through it. Beyond that, we hand data on only where the law obliges us.

## How long we keep it

- Screenshots of transfers are deleted after 12 months.
- Lesson recordings are deleted after 14 days; children’s lessons are not recorded.
- Messages, quotation requests and orders stay as long as we need them to serve you. Ask, and we delete them sooner.
- An account stays until you delete it.

## What stays on your device

While you are logged in, your browser keeps a login token, your name, email address and phone number, and one cookie that tells our server who you are. It also keeps unfinished forms, so that a lost connection does not cost you your text. Logging out clears all of it.

There are no advertising or analytics services on this site: no third party follows you here. Pictures and fonts come from our own server. We count how often a blog post is opened, without your name. When you leave a page, your browser may tell our server which page it was, how quickly it appeared and responded, whether your screen is that of a phone, a tablet or a computer, and whether your connection is fast. We add these to totals per day, which we delete after two years; they hold nothing about you. With data saving switched on, your browser reports nothing. To stop abuse, the server looks at the IP address of requests.

## Your rights

You can see what your account holds in your profile, download it, and delete the account there. Deleting removes your profile, your login and your list of courses. The records of your payments, with the name, email address and phone number you gave when you paid, stay in our books, because we must be able to account for them; they are no longer tied to an account.

For anything else, to see, correct or delete what you sent us without an account, write to [bonjour@ecolepadauk.example](mailto:bonjour@ecolepadauk.example) or call us. We answer within seven days and may ask a question to be sure that it is you.

If something that matters changes on this page, we say so on the site before it applies.`;

const terms = `These terms apply between you and École Padauk when you use this site, take a course or order a book. By sending an enrolment or an order you accept them. For a learner under 18, a parent or guardian accepts them.

## Courses

The course page states the level, the number of months, the size of the group, the price and what is included. Exam fees of DELF, DALF, TCF or TEF are not part of a course price. We may change a teacher or a time for a good reason, and tell you as early as we can; if the new time is impossible for you, you get the rest of your money back.

The rules for group and private lessons that you accept on the enrolment form are part of these terms.

## Prices and payment

Prices are in Myanmar kyat (MMK). You pay by transfer to one of the accounts shown on this site and upload a screenshot of it. A place is yours when the school has accepted the payment; your profile or our message tells you. If a transfer cannot be found, or the amount is not right, we tell you the reason, and you can send a new screenshot. Please never pay into an account that is not shown here.

## Refunds

- **Group courses:** a full refund until three days before the first lesson; after that 80 percent, if you tell us before the second lesson; later one free move to a later course.
- **Private lessons:** lessons not yet taken, less 10,000 MMK.
- **Video courses:** a full refund within seven days of getting access, if no more than three lessons were opened.
- **Books:** within seven days of delivery, unused; a damaged or wrong book is replaced free of charge.

Refunds go to the account you paid from within seven working days.

## Video courses and your account

Lessons open in our app for you personally, for six months from the day the school accepts your payment. If life gets in the way, write to us before the end and we add a month, once, free of charge. Keep your password to yourself; an account used by several people can be closed after a warning. You can delete your account in your profile at any time. Access to video courses ends with it.

## Books

An order is a request, not yet a purchase: we call you to agree on payment and delivery. Delivery times are estimates, as couriers depend on roads and weather.

## What belongs to whom

Lessons, recordings, texts, drawings and books belong to the school or its authors. Use them for your own learning; do not copy, publish or sell them. What you write and say in class stays yours.

## What we promise, and what we cannot

We promise prepared lessons, honest advice and the hours you paid for. We cannot promise that you will pass an exam or get a visa, a university place or a job; others decide that. The level test gives an estimate, not a certificate. The site may be unavailable for a while because of power cuts, connection problems or maintenance; what you have sent successfully is kept.

## Disagreements

Talk to us first; most things are settled in one call. Otherwise the law of Myanmar applies and the courts of Yangon have jurisdiction.

We may change these terms for future enrolments and orders. The terms you accepted stay valid for a course you have already paid for.`;

/** What staff may change: names, ways to reach and to pay the school, and the texts that belong to no single record. */
export const settings = {
  siteName: 'École Padauk',
  tagline:
    'French for children, teens and adults in Myanmar. An invented school: people, numbers and prices are examples.',
  siteDescription:
    'A French-language school in Yangon: courses on Zoom and in Bahan for ages 5 and up, video lessons, DELF preparation, books and a free level test.',
  email: 'bonjour@ecolepadauk.example',
  /** E.164. */
  phones: ['+959250000117', '+959250000118'] as [string, string],
  address: 'No. 117, Padauk Garden Lane, Bahan Township, Yangon, Myanmar',
  openingHours: 'Office: Monday to Saturday, 9 am to 8 pm (Myanmar time). Lessons also on Sunday and until 8:30 pm.',
  facebookUrl: 'https://www.facebook.com/ecolepadauk.demonstration',
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=Bahan+Township%2C+Yangon',
  viber: '+959250000117',
  messenger: 'https://m.me/ecolepadauk.demonstration',
  telegram: 'https://t.me/ecolepadauk_demonstration',
  youtubeUrl: 'https://www.youtube.com/@ecolepadauk-demonstration',
  appStoreUrl: 'https://apps.apple.com/app/ecole-padauk/id0000000117',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=example.ecolepadauk.app',
  appScheme: 'ecolepadauk',

  transferAccounts,
  /** Shown above the accounts as long as the school is not a real one; an empty text hides it. */
  demonstrationNotice:
    'This is a demonstration school. The accounts and phone numbers are invented: please do not transfer money.',
  transferInstructionMy:
    'သင်တန်းကြေးကို ဤစာမျက်နှာတွင် ဖော်ပြထားသော ဘဏ်အကောင့် သို့မဟုတ် မိုဘိုင်းငွေပေးချေမှုအကောင့် တစ်ခုခုသို့ လွှဲပေးပါ။ ငွေလွှဲပြီးပါက ငွေပမာဏ၊ နေ့စွဲနှင့် ငွေလွှဲအမှတ် (Transaction No.) ကို ရှင်းလင်းစွာ မြင်ရအောင် screenshot ရိုက်ယူပေးပါ။ ထို့နောက် အောက်ပါဖောင်ကို ဖြည့်ပြီး screenshot ပုံကို တင်ပေးပါ။ ကျောင်းမှ စစ်ဆေးပြီးပါက အကြောင်းပြန်ပေးပါမည်။ ကျေးဇူးတင်ပါသည်။',
  checkoutTitleMy: 'စာအုပ်ဝယ်ယူရန်',
  bookOrderNote:
    'You pay nothing now. We call you to agree on payment and delivery: in Yangon one to two days for about 3,000 MMK, elsewhere three to six days for about 4,000 to 6,000 MMK. Collecting at the school is free.',

  rulesGroup,
  rulesPrivate,

  levelTestIntro:
    'This test has {questions} questions of increasing difficulty and takes {minutes} minutes at most. It goes through all levels, from A1 to C2. Choose one answer for each question; you may go back and change it. Nobody gets everything right: when you do not know an answer, choose “I don’t know” and go on. The result is an estimate and helps you find your course.',
  levelAdvice,

  quotationIntro:
    'Tell us who would like to learn, when and why. It takes about three minutes. Within two working days you’ll receive a proposal with hours, teacher and price in MMK. It’s free, with no obligation.',
  collaborationIntro:
    'Our French programme for children can become part of your school. Teaching sessions last 1 hour and are for ages 5 to 13 in three groups: 5 to 7, 8 to 10 and 11 to 13 years. Each group has its own teacher, its own books and a small final show; parents receive a short report every term. We teach your own curriculum, or we manage the whole programme from the first lesson to the last report. Tell us about your school and whom we should write to.',
  newsletterHeading: 'One newsletter a month, worth opening',
  newsletterLead:
    'A French expression explained, new courses and dates, and the events at the school. Unsubscribe with one tap.',
  contactLead:
    'Write or call in Burmese, English or French. We usually answer within one working day, often the same evening.',
  supportLead: 'Not sure which course fits? Write to us; a teacher answers.',
  appLead: 'Video courses live in our app. Your account on this site opens them there.',
  notFoundHelp:
    'Perhaps one of these is what you came for: our courses, the level test or the blog. Or write to us, and we will find it together.',
  coursesIntro: {
    adult:
      'For work, studies, travel or the pleasure of it, from the first word to conversation at B2. Evenings and weekends, on Zoom or in Bahan. Private lessons, from A1 to B2, cost 25,000 MMK an hour, or 220,000 MMK for ten.',
    kid: 'For ages 5 to 17, in small groups by age. Songs, stories, theatre and painting; reading and grammar when the time is right.',
    native:
      'For families who speak French at home and for learners who have outgrown textbooks: literature, debate, theatre and school subjects in French.',
    video:
      'Short lessons for your phone, explained in Burmese where it helps. Learn whenever your connection, the power and your day allow.',
  },
  booksIntro:
    'Written by our teachers and printed in Yangon. Order here, and we’ll call you to agree on payment and delivery.',
  instructorsIntro: 'Six people, two countries, one habit: they listen first.',
  blogIntro: 'Short, useful reading about French, exams and the life between two languages.',

  privacy,
  terms,
};
