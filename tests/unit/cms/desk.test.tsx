import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskFacts, DeskSender } from '@/lib/cms/desk/desk-facts';
import { History } from '@/lib/cms/desk/history';
import { SpokenLanguage } from '@/lib/cms/desk/use-words';
import type { ReviewEntry } from '@/lib/transfers/review-queue';

const entry: ReviewEntry = {
  id: 'an-id',
  collection: 'enrolments',
  reference: 'EP-7K3M-Q2',
  courseName: 'Français A1',
  name: 'Thiri Aung',
  state: 'Pending',
  at: '2026-11-21T03:00:00.000Z',
  price: 135_000,
  email: 'a?bcc=x@evil.example',
  phone: '+959250000117',
  reach: [],
  warnings: [],
  others: [],
};

test('a visitor’s e-mail address adds nothing to the mail that staff begin', () => {
  expect(renderToStaticMarkup(<DeskSender entry={entry} />)).toContain('href="mailto:a%3Fbcc%3Dx@evil.example"');
});

const mention = { ...entry, id: 'another-id', reference: 'EP-AAAA-BB', name: 'Bo Bo', at: '2026-11-21T03:54:31.000Z' };

test('the first sender’s card says who sent the same again, and when to the second', () => {
  const warnings = [{ kind: 'image' as const, before: [], later: [mention] }];
  const card = renderToStaticMarkup(<DeskFacts entry={{ ...entry, warnings }} />);
  expect(card).toContain('The same screenshot was sent again later by Bo Bo');
  expect(card).toContain('10:24:31');
  expect(card).not.toContain('sent before');
  const copied = renderToStaticMarkup(
    <DeskFacts entry={{ ...entry, warnings: [{ kind: 'image', before: [mention], later: [] }] }} />,
  );
  expect(copied).toContain('The same screenshot was sent before');
  expect(copied).not.toContain('later');
});

test('a card warns when more are accepted than there are seats, and before that happens', () => {
  const card = (accepted: number) =>
    renderToStaticMarkup(<DeskFacts entry={{ ...entry, seats: { course: 'a-course', seats: 12, accepted } }} />);
  expect(card(11)).not.toContain('seat');
  expect(card(12)).toContain('No seat left: 12 accepted, 12 seats.');
  expect(card(13)).toContain('More accepted than seats: 13 accepted, 12 seats.');
});

test('the history says who did what and when, in the language of the admin', () => {
  const decisions = [
    { action: 'reject', at: '2026-11-21T03:54:31.000Z', by: 'a', name: 'Ma Khin', reason: 'It cannot be read.' },
    { action: 'undo', at: '2026-11-21T03:55:02.000Z', by: 'a', name: 'Ma Khin' },
    { action: 'accept', at: '2026-11-21T03:55:40.000Z', by: 'b', name: 'U Kyaw' },
    { action: 'cancel', at: '2026-11-22T03:55:40.000Z', by: 'b', name: 'U Kyaw' },
    { action: 'reopen', at: '2026-11-22T04:55:40.000Z', by: 'b', name: '' },
  ];
  const history = (language: 'en' | 'my' | 'fr', list: unknown) =>
    renderToStaticMarkup(
      <SpokenLanguage value={language}>
        <History decisions={list} />
      </SpokenLanguage>,
    ).replace(/<[^>]+>/g, ' ');
  const english = history('en', decisions);
  expect(english).toContain('Ma Khin rejected it.');
  expect(english).toContain('“It cannot be read.”');
  expect(english).toContain('21 Nov 2026, 10:24:31');
  expect(english).toContain('Ma Khin undid the decision before.');
  expect(english).toContain('U Kyaw accepted it.');
  expect(english).toContain('U Kyaw cancelled it.');
  expect(english).toContain('Someone put it back in the queue.');
  expect(english).not.toMatch(/[{}[\]]|action/);
  expect(history('fr', decisions)).toContain('U Kyaw a accepté.');
  expect(history('my', decisions)).toContain('U Kyaw က လက်ခံခဲ့သည်။');
  expect(history('en', null)).toContain('No decision yet.');
});
