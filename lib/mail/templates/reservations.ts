import { getLocale, getText } from '#text';
import { formatMmkIn } from '@/lib/format/price';
import { composeBilingualMail, type Mail, type MailContent, type Recipient } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';
import { pageUrl } from '@/lib/mail/page-url';
import type { Dictionary } from '@/lib/text/dictionary';
import { fill } from '@/lib/text/fill';
import { myanmarTime } from '@/lib/text/myanmar-time';

export type MailedSeat = Recipient & {
  reference: string;
  name: string;
  course: string;
  /** "Evening group, Tue + Thu 18:30–20:00, 4 Dec – 26 Feb", in the current locale. */
  lineOfClass: () => string;
  classId: string;
  isPlanned?: boolean;
  price: number;
  /** Where the transfer is sent, with course, class and reference. */
  payPath: string;
  heldUntil?: string;
};

type Texts = Dictionary['seatMails'];
type Part = MailContent['parts'][number];

function facts({ reference, course, lineOfClass, price }: MailedSeat): Part {
  const mails = getText('mails');
  return {
    rows: [
      [mails.reference, reference],
      [mails.course, course],
      [getText('seatMails').class, lineOfClass()],
      [mails.price, formatMmkIn(getLocale(), price)],
    ],
  };
}

const payLink = ({ payPath }: MailedSeat): Part => ({ link: pageUrl(payPath), label: getText('seatMails').pay });

/** A class that is not open yet takes only those who were offered it. */
const reservePath = ({ classId, payPath, isPlanned }: MailedSeat) =>
  isPlanned ? payPath : `/reserve?class=${classId}`;

type Letter = { subject: string; text: string; links?: Part[] };

const compose = (seat: MailedSeat, write: (texts: Texts) => Letter): Mail =>
  composeBilingualMail(
    seat,
    () => {
      const { subject, text, links = [] } = write(getText('seatMails'));
      const track = { link: pageUrl(`/status?reference=${seat.reference}`), label: getText('mails').track };
      const body = fill(text, { until: myanmarTime(seat.heldUntil) ?? '' });
      return { subject, parts: [{ text: `${greeting(seat.name)}\n${body}` }, facts(seat), ...links, track] };
    },
    seat.reference,
  );

export const seatReserved = (seat: MailedSeat): Mail =>
  compose(seat, ({ reserved }) => ({ ...reserved, links: [payLink(seat)] }));

export const reservationEndsSoon = (seat: MailedSeat): Mail =>
  compose(seat, ({ endsSoon }) => ({ ...endsSoon, links: [payLink(seat)] }));

export const reservationExpired = (seat: MailedSeat): Mail =>
  compose(seat, ({ expired: { link, ...letter } }) => ({
    ...letter,
    links: [{ link: pageUrl(reservePath(seat)), label: link }],
  }));

export const waitingListJoined = (seat: MailedSeat): Mail => compose(seat, ({ waiting }) => waiting);

/** The links show a page with buttons: mail scanners open links, and must not answer for people. */
export const seatOffered = (seat: MailedSeat, offerPath: string): Mail =>
  compose(seat, ({ offered: { take, decline, ...letter } }) => ({
    ...letter,
    links: [
      { link: pageUrl(offerPath), label: take },
      { link: `${pageUrl(offerPath)}#decline`, label: decline },
    ],
  }));

export const offerExpired = (seat: MailedSeat): Mail =>
  compose(seat, ({ offerExpired: { link, ...letter } }) => ({
    ...letter,
    links: [{ link: pageUrl(reservePath(seat)), label: link }],
  }));

export const seatSkipped = (seat: MailedSeat, reason: string): Mail =>
  compose(seat, ({ skipped: { subject, text, unexpected } }) => ({
    subject,
    text: `${fill(text, { reason })}\n${unexpected}`,
    links: [{ link: pageUrl('/contact'), label: getText('mails').writeToUs }],
  }));

export const classSwitched = (
  seat: MailedSeat,
  { lineBefore, isUnpaid }: { lineBefore: () => string; isUnpaid: boolean },
): Mail =>
  compose(seat, ({ switched: { subject, text } }) => ({
    subject,
    text: fill(text, { before: lineBefore(), after: seat.lineOfClass() }),
    links: isUnpaid ? [payLink(seat)] : [],
  }));

/** To somebody who has not paid: the request ends with the class. */
export const classCancelled = (seat: MailedSeat): Mail =>
  compose(seat, ({ classCancelled: { subject, text, link } }) => ({
    subject,
    text,
    links: [{ link: pageUrl('/timetable'), label: link }],
  }));

export const paidClassCancelled = (seat: MailedSeat): Mail =>
  compose(seat, ({ classCancelled: { subject, paid } }) => ({
    subject,
    text: paid,
    links: [{ link: pageUrl('/contact'), label: getText('mails').writeToUs }],
  }));

/** To a learner of the class before. */
export const nextClassOffered = (seat: MailedSeat): Mail =>
  compose(seat, ({ nextClass }) => ({ ...nextClass, links: [payLink(seat)] }));
