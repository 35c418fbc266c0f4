import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import StatusPage from '@/app/(site)/status/page';
import { FoundStatus } from '@/components/status/found-status';
import type { StatusResponse } from '@/lib/contract/status';

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

const drawPage = async (reference: string) =>
  renderToStaticMarkup(await StatusPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ reference }) }));

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
