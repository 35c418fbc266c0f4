import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { Offer } from '@/components/reservations/offer';
import { SeatRequestSection } from '@/components/reservations/seat-request';
import { FoundStatus } from '@/components/status/found-status';
import type { TimetableClass } from '@/lib/api/classes';
import type { SeatOffer } from '@/lib/contract/reservations';

const offer: SeatOffer = {
  state: 'open',
  reference: 'EP-7K3M-Q2',
  course: 'French from Zero',
  class: 'Evening group, Tue + Thu 18:30–20:00',
  classId: 'c-1',
  heldUntil: '2026-12-04T12:00:00.000Z',
  payPath: undefined,
};
const drawOffer = (changes: Partial<SeatOffer>) =>
  renderToStaticMarkup(<Offer offer={{ ...offer, ...changes }} token="t-1" />);

const listed = { _id: 'k-1', name: 'French from Zero', href: '/adult/French%20from%20Zero', type: 'Adult' };
const evening = {
  _id: 'c-1',
  label: 'Evening group',
  course: { _id: 'k-1', name: listed.name },
  slots: [{ weekday: 'tuesday', from: '18:30', to: '20:00' }],
  price: '220,000 MMK',
  seats: 12,
  seatsLeft: 0,
  listing: listed,
} as unknown as TimetableClass;
const drawRequest = (isWaiting: boolean, sent = false) =>
  renderToStaticMarkup(
    <SeatRequestSection
      courseClass={evening}
      isWaiting={isWaiting}
      learner={{ name: 'Thiri Aung' }}
      result={{ isSent: sent, reference: 'EP-7K3M-Q2' }}
    />,
  );

test('an open offer is answered by two buttons that post, not by links', () => {
  const html = drawOffer({});
  expect(html).toMatch(/<form[^>]*action="\/api\/class\/offer\/t-1" method="post"/);
  expect(html).toMatch(/<button[^>]*value="accept"/);
  expect(html).toMatch(/<button[^>]*value="decline"/);
});

test('an offer that has expired says so and leads to the waiting list again', () => {
  const html = drawOffer({ state: 'expired' });
  expect(html).toContain('This offer has expired');
  expect(html).toContain('href="/reserve?class=c-1"');
  expect(html).not.toContain('<form');
});

test('an offer that was cancelled does not thank its reader for declining, and leads to other classes', () => {
  const html = drawOffer({ state: 'ended' });
  expect(html).toContain('the class or your request was cancelled');
  expect(html).toContain('href="/timetable"');
  expect(html).not.toContain('declined');
});

test('an offer that was taken names the reference and leads to the payment', () => {
  const html = drawOffer({ state: 'accepted', payPath: '/zoom?course=k-1' });
  expect(html).toContain('The place is yours under EP-7K3M-Q2');
  expect(html).toContain('href="/zoom?course=k-1"');
});

test.each([
  ['en', '(Myanmar time)'],
  ['fr', '(heure du Myanmar)'],
  ['my', '(မြန်မာစံတော်ချိန်)'],
] as const)('in %s, the end of an offer and of a reservation name the time zone, once', (locale, zone) => {
  for (const changes of [{}, { state: 'accepted', payPath: '/zoom?course=k-1' }] as const) {
    const html = withLocale(locale, () => drawOffer(changes));
    expect(html.split(zone)).toHaveLength(2);
  }
});

test('without scripts, the form posts a reservation, or a request for the waiting list of a full class', () => {
  expect(drawRequest(false)).toContain('action="/api/class/reserve/c-1"');
  expect(drawRequest(false)).toContain('href="/zoom?course=k-1&amp;class=c-1"');
  expect(drawRequest(true)).toContain('action="/api/class/wait/c-1"');
  expect(drawRequest(true)).not.toContain('/zoom');
  expect(drawRequest(true, true)).toContain('You’re on the waiting list');
});

test('a reservation is confirmed with the link that pays it; the waiting list asks for no payment', () => {
  expect(drawRequest(false, true)).toContain('href="/zoom?course=k-1&amp;class=c-1&amp;reservation=EP-7K3M-Q2"');
  expect(drawRequest(true, true)).not.toContain('/zoom');
});

test('in French, form and offer are in French, and their links stay there', () => {
  const [form, taken] = withLocale('fr', () => [
    drawRequest(false),
    drawOffer({ state: 'accepted', payPath: '/zoom?course=k-1' }),
  ]);
  expect(form).toContain('Réserver une place');
  expect(form).toContain('href="/fr/zoom?course=k-1&amp;class=c-1"');
  expect(taken).toContain('vendredi 4\u00a0décembre');
  expect(taken).toContain('href="/fr/zoom?course=k-1"');
});

test('who tracks a reservation reads until when the place is held, how to pay it, and can give it up', () => {
  const response = {
    kind: 'reservation',
    state: 'Reserved',
    at: '2026-12-02T12:00:00.000Z',
    title: 'French from Zero',
    class: 'Evening group',
    until: 'Friday 4 December at 18:30',
    payPath: '/zoom?course=k-1',
    position: undefined,
    offerPath: undefined,
    reason: undefined,
  };
  const html = renderToStaticMarkup(
    <FoundStatus
      response={response}
      sender={{ reference: 'EP-7K3M-Q2', phone: '09250000117' }}
      ownTimes={{ ownTime: '', dayBefore: '', dayAfter: '' }}
    />,
  );
  expect(html).toContain('Friday 4 December');
  expect(html).toContain('href="/zoom?course=k-1"');
  expect(html).toContain('Give up the place');
});
