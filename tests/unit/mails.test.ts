import { describe, expect, test, vi } from 'vitest';
import { getText, withLocale } from '#text';
import { type Locale, locales } from '@/lib/format/locale';
import type { Mail, Recipient } from '@/lib/mail/compose-mail';
import { contactReceived } from '@/lib/mail/templates/contact';
import { inquiryReceived } from '@/lib/mail/templates/inquiries';
import { detailsCorrected } from '@/lib/mail/templates/learners';
import { lessonAdded, lessonCancelled, lessonMoved } from '@/lib/mail/templates/lessons';
import { subscribed } from '@/lib/mail/templates/newsletter';
import {
  classSwitched,
  offerExpired,
  reservationEndsSoon,
  reservationExpired,
  seatOffered,
  seatReserved,
  seatSkipped,
  waitingListJoined,
} from '@/lib/mail/templates/reservations';
import { transferNotice } from '@/lib/mail/templates/transfer-notice';
import {
  type MailedTransfer,
  transferAccepted,
  transferCancelled,
  transferCorrected,
  transferReceived,
  transferRejected,
} from '@/lib/mail/templates/transfers';

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_NAME: 'École Padauk' }), siteUrl: () => 'https://school.example' }));

const recipient = (language: Locale): Recipient & { name: string } => ({
  name: 'Su Su',
  email: 'su@example.com',
  language,
  schoolPhone: '09 250 000 117',
});
const reference = 'EP-7K3M-Q2';
const transfer = (language: Locale, kind: MailedTransfer['kind']): MailedTransfer => ({
  ...recipient(language),
  kind,
  reference,
  phone: '+959250000118',
  course: 'French from Zero',
  resendPath: '/zoom?course=a1&class=c1',
  price: 198_000,
});

const about = (language: Locale) => ({
  ...recipient(language),
  reference,
  course: 'French from Zero',
  lineOfClass: () => 'Tue + Thu',
});

const seat = (language: Locale) => ({
  ...about(language),
  classId: 'c1',
  price: 198_000,
  payPath: '/zoom?course=a1',
  heldUntil: '2026-12-04T11:30:00.000Z',
});

const notice = (language: Locale) => ({ ...about(language), reason: 'Typhoon' });
const lesson = { startsAt: '2026-12-04T12:00:00.000Z', endsAt: '2026-12-04T13:30:00.000Z' };

const mails: [name: string, write: (language: Locale) => Mail][] = [
  ...(['enrolments', 'payment-requests'] as const).flatMap((kind): typeof mails => [
    [`${kind} received`, (language) => transferReceived(transfer(language, kind))],
    [`${kind} accepted`, (language) => transferAccepted(transfer(language, kind))],
    [`${kind} rejected`, (language) => transferRejected(transfer(language, kind), { reasonCode: 'unreadable' })],
    [`${kind} cancelled`, (language) => transferCancelled(transfer(language, kind))],
    [`${kind} corrected`, (language) => transferCorrected(transfer(language, kind), 'Rejected', 'Pending')],
  ]),
  ['message received', (language) => contactReceived({ ...recipient(language), reference })],
  ['inquiry received', (language) => inquiryReceived({ ...recipient(language), reference, contactName: 'Su Su' })],
  ['subscribed', (language) => subscribed({ ...recipient(language), token: 'abc' })],
  ['place reserved', (language) => seatReserved(seat(language))],
  ['reservation ends soon', (language) => reservationEndsSoon(seat(language))],
  ['reservation expired', (language) => reservationExpired(seat(language))],
  ['on the waiting list', (language) => waitingListJoined(seat(language))],
  ['place offered', (language) => seatOffered(seat(language), '/offer?token=abc')],
  ['offer expired', (language) => offerExpired(seat(language))],
  ['taken off the list', (language) => seatSkipped(seat(language), 'Paid twice')],
  ['class switched', (language) => classSwitched(seat(language), { lineBefore: () => 'Mon', isUnpaid: true })],
  ['lesson moved', (language) => lessonMoved(notice(language), lesson, lesson)],
  ['lesson cancelled', (language) => lessonCancelled(notice(language), lesson)],
  ['lesson added', (language) => lessonAdded(notice(language), lesson)],
  ['details corrected', (language) => detailsCorrected(recipient(language), ['email'])],
];

const greetings = { en: 'Hello', my: 'မင်္ဂလာပါ', fr: 'Bonjour' };
const prefixes = { en: '', my: '/my', fr: '/fr' };
const pairs = { en: ['en', 'my'], my: ['my', 'en'], fr: ['fr', 'en'] } as const;

describe.each(mails)('%s', (name, write) => {
  test.each(locales)(
    'is read first in %s, then in a second language, each with the phone of the school',
    (language) => {
      const mail = write(language);
      const [first, second] = pairs[language];
      expect(mail.html).toMatch(
        new RegExp(`<html lang="${first}">.*<div lang="${first}">.*<div lang="${second}">`, 's'),
      );
      const halves = mail.text.split('––––––––––');
      expect(halves).toHaveLength(2);
      for (const [half, locale] of [
        [halves[0], first],
        [halves[1], second],
      ] as const) {
        if (name !== 'subscribed') expect(half).toContain(greetings[locale]);
        expect(half).toContain('09 250 000 117');
        expect(half).not.toMatch(/\{\w+\}|undefined/);
        for (const [, path] of (half ?? '').matchAll(/https:\/\/school\.example(\S*)/g)) {
          expect(path?.match(/^\/(?:my|fr)/)?.[0] ?? '').toBe(prefixes[locale]);
        }
      }
      expect(/[\u1000-\u109f]/.test(mail.subject)).toBe([first, second].some((locale) => locale === 'my'));
      expect(mail.subject.indexOf(' / ')).toBeGreaterThan(0);
    },
  );
});

test('a rejected transfer leads back to the form of its course and class', () => {
  const { text } = transferRejected(transfer('en', 'enrolments'), { reasonCode: 'unreadable' });
  expect(text).toContain('https://school.example/zoom?course=a1&class=c1');
});

test('the confirmation of a message leads to its status', () => {
  const { text } = contactReceived({ ...recipient('en'), reference });
  expect(text).toContain(`https://school.example/status?reference=${reference}`);
});

test('a usual reason is in both languages, and what staff have written beside it stays as it is', () => {
  const { text } = transferRejected(transfer('my', 'enrolments'), { reasonCode: 'amountTooLow', reason: '20,000 MMK' });
  expect(text).toContain('လွှဲငွေသည် သင်တန်းကြေးထက် နည်းနေပါသည်။ 20,000 MMK');
  expect(text).toContain('The amount is lower than the price. 20,000 MMK');
});

test('several corrected details are listed with the punctuation of each language', () => {
  const { text } = detailsCorrected(recipient('my'), ['name', 'phone']);
  expect(text).toContain('အမည်၊ ဖုန်းနံပါတ်။');
  expect(text).toMatch(/name, phone/i);
});

test.each([
  ['en', 'payment details', 'received your payment details'],
  ['fr', 'Informations de paiement reçues', 'reçu les informations de votre paiement'],
] as const)('in %s, nobody reads that a payment has arrived before it is checked', (language, title, received) => {
  const text = withLocale(language, () => getText('payments'));
  expect(transferReceived(transfer(language, 'payment-requests')).subject).toContain(received);
  expect(text.sentTitle.toLowerCase()).toContain(title.toLowerCase());
  expect(text.requested).toContain(received);
});

test('prices are written as on the pages of each language', () => {
  const { text } = transferReceived(transfer('my', 'enrolments'));
  expect(text).toContain('သင်တန်းကြေး – 198,000 ကျပ်');
  expect(text).toContain('Price: 198,000 MMK');
});

test.each([
  ['en', 'New enrolment EP-7K3M-Q2: French from Zero', 'not stated'],
  ['my', 'သင်တန်းအပ်လွှာအသစ် EP-7K3M-Q2 – French from Zero', 'ရေးမထားပါ'],
  ['fr', 'Nouvelle inscription EP-7K3M-Q2\u00a0: French from Zero', 'non indiqué'],
] as const)('a notice to staff is in one language: %s', (language, subject, notStated) => {
  const notice = withLocale(language, () => transferNotice('staff@school.example', transfer('my', 'enrolments')));
  // A subject has plain spaces.
  expect(notice.subject).toBe(subject.replace(/\s+/g, ' '));
  expect(notice.text).toContain(notStated);
  expect(notice.html).toContain(`<html lang="${language}">`);
});
