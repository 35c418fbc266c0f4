import { getLocale, getText } from '#text';
import { siteUrl } from '@/lib/env';
import { dayAndTime } from '@/lib/format/dates';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { fill } from '@/lib/text/fill';

type Shortage = { id: string; course: string; class: string; taken: number; minimum: number; startsAt: string };

export function classShortage(to: string, { id, course, class: line, taken, minimum, startsAt }: Shortage): Mail {
  const text = getText('staffMails');
  return composeMail({
    to,
    subject: fill(text.tooFew, { course, start: dayAndTime(startsAt, getLocale()) ?? '' }),
    parts: [
      { text: text.tooFewText },
      {
        rows: [
          [text.course, course],
          [text.class, line],
          [text.taken, fill(text.takenOf, { taken, minimum })],
        ],
      },
      { link: `${siteUrl()}/admin/collections/classes/${id}`, label: text.openClass },
    ],
  });
}
