import { getText } from '#text';
import type { Lesson } from '@/lib/format/lessons';
import { composeBilingualMail, type Mail, type Recipient } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';
import { pageUrl } from '@/lib/mail/page-url';
import type { Dictionary } from '@/lib/text/dictionary';
import { fill } from '@/lib/text/fill';
import { myanmarTime } from '@/lib/text/myanmar-time';

export type LessonNotice = Recipient & {
  name: string;
  reference: string;
  course: string;
  /** In the current locale. */
  lineOfClass: () => string;
  reason: string;
};

type Texts = Dictionary['seatMails'];
type Letter = { subject: string; text: string; times: [string, string][] };

const at = ({ startsAt }: Lesson) => myanmarTime(startsAt) ?? '';

const compose = (notice: LessonNotice, write: (texts: Texts) => Letter): Mail =>
  composeBilingualMail(
    notice,
    () => {
      const [texts, mails] = [getText('seatMails'), getText('mails')];
      const { subject, text, times } = write(texts);
      return {
        subject,
        parts: [
          { text: `${greeting(notice.name)}\n${text}` },
          {
            rows: [
              [mails.reference, notice.reference],
              [mails.course, notice.course],
              [texts.class, notice.lineOfClass()],
              ...times,
              [texts.reason, notice.reason],
            ],
          },
          { link: pageUrl('/contact'), label: mails.writeToUs },
        ],
      };
    },
    notice.reference,
  );

export const lessonMoved = (notice: LessonNotice, before: Lesson, after: Lesson): Mail =>
  compose(notice, ({ lessonMoved: { subject, text }, ...texts }) => ({
    subject,
    text: fill(text, { after: at(after) }),
    times: [
      [texts.before, at(before)],
      [texts.newTime, at(after)],
    ],
  }));

export const lessonCancelled = (notice: LessonNotice, before: Lesson): Mail =>
  compose(notice, ({ lessonCancelled: { subject, text }, ...texts }) => ({
    subject,
    text: fill(text, { before: at(before) }),
    times: [[texts.cancelled, at(before)]],
  }));

export const lessonAdded = (notice: LessonNotice, after: Lesson): Mail =>
  compose(notice, ({ lessonAdded: { subject, text }, ...texts }) => ({
    subject,
    text: fill(text, { after: at(after) }),
    times: [[texts.lesson, at(after)]],
  }));
