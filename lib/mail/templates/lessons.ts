import { siteUrl } from '@/lib/env';
import { dayAndTime } from '@/lib/format/dates';
import type { Lesson } from '@/lib/format/lessons';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';

type Notice = { name: string; email: string; reference: string; course: string; class: string; reason: string };

const at = ({ startsAt }: Lesson) => `${dayAndTime(startsAt) ?? ''} (Myanmar time)`;

type Texts = { subject: string; english: string; burmese: string };

const compose = (notice: Notice, { subject, english, burmese }: Texts, times: [string, string][]): Mail =>
  composeMail({
    to: notice.email,
    subject: `${subject} (${notice.reference})`,
    parts: [
      { text: `${greeting(notice.name)}\n${english}` },
      { text: burmese, lang: 'my' },
      {
        rows: [
          ['Reference', notice.reference],
          ['Course', notice.course],
          ['Class', notice.class],
          ...times,
          ['Reason', notice.reason],
        ],
      },
      { link: `${siteUrl()}/contact`, label: 'Write to us' },
    ],
  });

export const lessonMoved = (notice: Notice, before: Lesson, after: Lesson): Mail =>
  compose(
    notice,
    {
      subject: 'A lesson has moved',
      english: `A lesson of your class has a new time: ${at(after)}.`,
      burmese: 'သင့်အတန်း၏ သင်ခန်းစာတစ်ခု အချိန်ပြောင်းသွားပါသည်။ အချိန်အသစ်ကို အောက်တွင် ကြည့်ပါ။',
    },
    [
      ['Before', at(before)],
      ['New time', at(after)],
    ],
  );

export const lessonCancelled = (notice: Notice, before: Lesson): Mail =>
  compose(
    notice,
    {
      subject: 'A lesson is cancelled',
      english: `There is no lesson on ${at(before)}. Your other lessons stay as they are.`,
      burmese: 'အောက်ပါ သင်ခန်းစာကို ပယ်ဖျက်လိုက်ပါသည်။ အခြားသင်ခန်းစာများ မပြောင်းပါ။',
    },
    [['Cancelled', at(before)]],
  );

export const lessonAdded = (notice: Notice, after: Lesson): Mail =>
  compose(
    notice,
    {
      subject: 'There is one more lesson',
      english: `Your class has one more lesson, on ${at(after)}.`,
      burmese: 'သင့်အတန်းတွင် သင်ခန်းစာတစ်ခု ထပ်တိုးပါသည်။ အချိန်ကို အောက်တွင် ကြည့်ပါ။',
    },
    [['Lesson', at(after)]],
  );
