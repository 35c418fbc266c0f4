import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { withLocale } from '#text';
import StatusPage from '@/app/(site)/status/page';
import { FoundStatus } from '@/components/status/found-status';
import { FormFailure } from '@/components/ui/form-failure';
import type { EnrolledClass } from '@/lib/contract/enrolled-classes';
import type { StatusResponse } from '@/lib/contract/status';
import { sealPostedFields } from '@/lib/session/posted-fields';

beforeAll(() => {
  const secret = 'x'.repeat(32);
  Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
});

const drawFound = (changes: Partial<StatusResponse>) => {
  const response = {
    kind: 'enrolment',
    state: 'Pending',
    at: '2026-12-02T12:00:00.000Z',
    ...changes,
  } as StatusResponse;
  const sender = { reference: 'EP-7K3M-Q2', phone: '09250000117' };
  return renderToStaticMarkup(
    <FoundStatus response={response} sender={sender} ownTimes={{ ownTime: '', dayBefore: '', dayAfter: '' }} />,
  );
};

const drawSearch = async (search: Record<string, string>) =>
  renderToStaticMarkup(await StatusPage({ params: Promise.resolve({}), searchParams: Promise.resolve(search) }));
const drawPage = (reference: string) => drawSearch({ reference });

const fieldOf = (html: string) => html.match(/<input[^>]+id="status-reference"[^>]*>/)?.[0] ?? '';

test.each([
  ['en', 'Send another screenshot', ''],
  ['my', 'screenshot အသစ် ပို့ရန်', '/my'],
  ['fr', 'Envoyer une autre capture d’écran', '/fr'],
] as const)('in %s, who reads that a transfer was rejected is led to the form again', (locale, label, prefix) => {
  const html = withLocale(locale, () =>
    drawFound({ state: 'Rejected', reason: 'Unreadable', resendPath: '/zoom?course=k-1&class=c-1' }),
  );
  expect(html).toMatch(new RegExp(`href="${prefix}/zoom\\?course=k-1&amp;class=c-1"[^>]*>${label}<`));
});

test('a request that is being checked asks for nothing', () => {
  expect(drawFound({})).not.toContain('<a ');
});

test('the first line names the request and its course', () => {
  const reserved = drawFound({ kind: 'reservation', state: 'Reserved', title: 'French from Zero' });
  expect(reserved).toContain('<strong>Reservation:</strong>');
  const waiting = drawFound({ kind: 'reservation', state: 'Waiting', title: 'French from Zero' });
  expect(waiting).toContain('<strong>Waiting list:</strong>');
});

test.each([
  ['en', 'Lessons attended: 1 of 3'],
  ['my', 'သင်ခန်းစာ 3 ခုတွင် 1 ခု'],
  ['fr', 'Présences\u00a0: 1 sur 3'],
] as const)('in %s, one lesson attended is told in words that fit', (locale, line) => {
  const enrolledClass = { lessons: [], attended: 1, marked: 3 } as EnrolledClass;
  expect(withLocale(locale, () => drawFound({ state: 'Accepted', enrolledClass }))).toContain(line);
});

test.each([
  ['Reserved', true, true],
  ['Accepted', true, false],
  ['Reserved', false, false],
  ['Reserved', undefined, false],
] as const)('who is %s in a class with isOnline %s is promised a link: %s', (state, isOnline, isPromised) => {
  const html = drawFound({ state, enrolledClass: { lessons: [], isOnline } as EnrolledClass });
  expect(html.includes('The link to the online lessons')).toBe(isPromised);
});

test('a failure that only other values can mend offers no retry', () => {
  expect(renderToStaticMarkup(<FormFailure advice="We can’t reach our server." />)).toContain('Try again');
  expect(renderToStaticMarkup(<FormFailure advice="Not found." canRetry={false} />)).not.toContain('Try again');
});

test('a message is named as such', () => {
  expect(drawFound({ kind: 'message', state: 'Received' })).toContain('<strong>Message</strong>');
});

test.each(['XX-1234', 'EP-7K3M-Q'])(
  'a link with the reference %s keeps it in the field, with an error',
  async (typed) => {
    const html = await drawPage(typed);
    expect(fieldOf(html)).toContain(`value="${typed}"`);
    expect(fieldOf(html)).toContain('aria-invalid="true"');
    expect(html).toContain('It should look like EP-7K3M-Q2.');
  },
);

test.each(['EP-7K3M-Q2', 'ep7k3mq2'])('a link with the reference %s fills in the field', async (typed) => {
  const html = await drawPage(typed);
  expect(fieldOf(html)).toContain(`value="${typed}"`);
  expect(html).not.toContain('It should look like');
});

test('a form that was refused without scripts keeps what was typed', async () => {
  const values = { reference: 'EP-2222-22', phone: '09250000117' };
  const answer = await sealPostedFields({ values, isAccepted: false }, '/status');
  const results: Record<string, string>[] = [{ error: 'unknown' }, { sent: '1' }];
  for (const result of results) {
    const html = await drawSearch({ answer, ...result });
    expect(html).toContain('We can’t find anything for this reference and phone number.');
    expect(fieldOf(html)).toContain('value="EP-2222-22"');
    expect(html).toContain('<form class="form" action="/api/status" method="post">');
    expect(html.match(/id="form"/g)).toHaveLength(1);
  }
  const invalid = await drawSearch({ answer, error: 'phoneRequired', field: 'phone' });
  expect(invalid).toMatch(/id="status-phone-error"[^>]*>.*Phone number \(schools: email\) is required/);
  expect(invalid).not.toContain('form-success');
});

test('a result that has expired says so above an empty form', async () => {
  const html = await drawSearch({ sent: '1', answer: 'e30.e30.e30.e30.e30' });
  expect(html).toContain('we show a result for ten minutes only');
  expect(fieldOf(html)).toContain('value=""');
});

test('a place is given up by a form that also posts without scripts', () => {
  const html = drawFound({ kind: 'reservation', state: 'Waiting' });
  expect(html).toContain('action="/api/class/give_up?left=list"');
  expect(html).toContain('<input type="hidden" name="phone" value="09250000117"/>');
});
