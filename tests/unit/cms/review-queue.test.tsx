import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DecisionHistory } from '@/lib/cms/review-queue/decision-history';
import { createDecisionQueue } from '@/lib/cms/review-queue/decision-queue';
import { sendDecision } from '@/lib/cms/review-queue/send-decision';
import { SenderDetails } from '@/lib/cms/review-queue/sender-details';
import { reviewTexts } from '@/lib/cms/review-queue/texts';
import { TransferFacts } from '@/lib/cms/review-queue/transfer-facts';
import { LanguageProvider } from '@/lib/cms/review-queue/use-texts';
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
  channels: [],
  warnings: [],
  others: [],
};

test('a visitor’s email cannot add recipients to the mail that staff write', () => {
  expect(renderToStaticMarkup(<SenderDetails entry={entry} />)).toContain('href="mailto:a%3Fbcc%3Dx@evil.example"');
});

afterEach(() => vi.unstubAllGlobals());

const summary = { ...entry, id: 'another-id', reference: 'EP-AAAA-BB', name: 'Bo Bo', at: '2026-11-21T03:54:31.000Z' };

test('the first sender’s card names who sent the same screenshot later, with the time to the second', () => {
  const warnings = [{ kind: 'file' as const, before: [], later: [summary] }];
  const card = renderToStaticMarkup(<TransferFacts entry={{ ...entry, warnings }} />);
  expect(card).toContain('The same screenshot was sent again later by Bo Bo');
  expect(card).toContain('10:24:31');
  expect(card).not.toContain('sent before');
  const copied = renderToStaticMarkup(
    <TransferFacts entry={{ ...entry, warnings: [{ kind: 'file', before: [summary], later: [] }] }} />,
  );
  expect(copied).toContain('The same screenshot was sent before');
  expect(copied).not.toContain('later');
});

test('a card warns when a class is full or overbooked', () => {
  const card = (accepted: number) =>
    renderToStaticMarkup(<TransferFacts entry={{ ...entry, seats: { course: 'a-course', seats: 12, accepted } }} />);
  expect(card(11)).not.toContain('seat');
  expect(card(12)).toContain('No seat left: 12 accepted, 12 seats.');
  expect(card(13)).toContain('More accepted than seats: 13 accepted, 12 seats.');
});

test('a card of a live course says that no class was chosen, in the language of the admin', () => {
  const card = (language: string, changes: Partial<ReviewEntry> = {}) =>
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <TransferFacts entry={{ ...entry, ...changes }} />
      </LanguageProvider>,
    );
  expect(card('en')).toContain('Class: none chosen');
  expect(card('my')).toContain('အတန်း – မရွေးထားပါ');
  expect(card('fr')).toContain('Classe\u00a0: aucune choisie');
  expect(card('en', { class: { label: 'Evening group' } })).toContain('Class: Evening group');
  expect(card('en', { collection: 'payment-requests' })).not.toContain('Class');
});

test('the decision history says who did what and when, in the language of the admin', () => {
  const decisions = [
    { action: 'reject', at: '2026-11-21T03:54:31.000Z', by: 'a', name: 'Ma Khin', reason: 'It cannot be read.' },
    { action: 'undo', at: '2026-11-21T03:55:02.000Z', by: 'a', name: 'Ma Khin' },
    { action: 'accept', at: '2026-11-21T03:55:40.000Z', by: 'b', name: 'U Kyaw' },
    { action: 'cancel', at: '2026-11-22T03:55:40.000Z', by: 'b', name: 'U Kyaw' },
    { action: 'reopen', at: '2026-11-22T04:55:40.000Z', by: 'b', name: '' },
  ];
  const history = (language: 'en' | 'my' | 'fr', list: unknown) =>
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <DecisionHistory decisions={list} />
      </LanguageProvider>,
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

test('a decision on its way is not lost when the page is left', async () => {
  const fetch = vi.fn(async () => Response.json({ state: 'Accepted' }));
  vi.stubGlobal('fetch', fetch);
  const sent = await sendDecision({ id: 'an-id', collection: 'enrolments', action: 'accept' }, reviewTexts('en'));
  expect(sent).toMatchObject({ state: 'Accepted' });
  expect(fetch).toHaveBeenCalledWith('/cms-api/enrolments/an-id/decide', expect.objectContaining({ keepalive: true }));
});

test('an undo names the decision that it undoes, and none is sent after a refused decision', async () => {
  vi.stubGlobal('addEventListener', vi.fn());
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const queue = createDecisionQueue();
  const text = reviewTexts('en');
  const decideAndUndo = async (response: Response) => {
    fetch
      .mockReset()
      .mockResolvedValue(Response.json({ state: 'Pending' }))
      .mockResolvedValueOnce(response);
    const decided = queue.decide(entry, { action: 'accept' }, text);
    const undone = queue.undo(entry, text);
    await decided;
    return undone;
  };
  const at = '2026-11-21T03:54:31.000Z';
  expect(await decideAndUndo(Response.json({ state: 'Accepted', at }))).toMatchObject({ state: 'Pending' });
  expect(fetch.mock.calls.map(([, { body }]) => JSON.parse(body))).toEqual([
    { action: 'accept' },
    { action: 'undo', decidedAt: at },
  ]);
  const refused = { error: 'It is already rejected by Ma Khin.' };
  expect(await decideAndUndo(Response.json(refused, { status: 409 }))).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});
