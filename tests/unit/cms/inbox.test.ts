import { expect, test } from 'vitest';
import { stackedBars } from '@/lib/cms/inbox/chart';
import { listQuery, toCall } from '@/lib/cms/inbox/list-filters';
import { groupedPrice, lineTotal, quotationTotal } from '@/lib/cms/inbox/quotation-total';
import { replyLinks, senderOf } from '@/lib/cms/inbox/reply-links';
import { lastWeeks, weekLabel, weekStart } from '@/lib/cms/inbox/weeks';
import { inboxWords } from '@/lib/cms/inbox/words';

test('a week begins on Monday at midnight in Yangon', () => {
  const monday = '2026-11-15T17:30:00.000Z';
  expect(weekStart(new Date('2026-11-15T17:30:00Z')).toISOString()).toBe(monday);
  expect(weekStart(new Date('2026-11-21T03:00:00Z')).toISOString()).toBe(monday);
  expect(weekStart(new Date('2026-11-22T17:29:59Z')).toISOString()).toBe(monday);
  expect(weekStart(new Date('2026-11-15T17:29:59Z')).toISOString()).toBe('2026-11-08T17:30:00.000Z');
});

test('twelve weeks, the oldest first, across a new year', () => {
  const weeks = lastWeeks(12, new Date('2027-01-06T00:00:00Z'));
  expect(weeks.map((week) => weekLabel(week, 'en')).slice(-2)).toEqual(['28 Dec', '4 Jan']);
  expect(weeks).toHaveLength(12);
  expect(weekLabel(weeks[11] ?? new Date(), 'fr')).toBe('4 janv.');
});

const plot = { left: 20, top: 10, width: 120, height: 100 };

test('bars stand on the ground, on one another, and inside the plot', () => {
  const { columns, ticks } = stackedBars(
    [
      { name: 'a', values: [3, 0, 7] },
      { name: 'b', values: [1, 0, 0] },
    ],
    3,
    plot,
  );
  expect(columns.map(({ total }) => total)).toEqual([4, 0, 7]);
  expect(ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8]);
  const [first, second] = columns;
  expect(first?.bars.map(({ y, height }) => [y, height])).toEqual([
    [72.5, 37.5],
    [60, 12.5],
  ]);
  expect(first?.top).toBe(60);
  expect(second?.bars).toEqual([]);
  for (const { x, width, y } of columns.flatMap(({ bars }) => bars)) {
    expect(x).toBeGreaterThanOrEqual(plot.left);
    expect(x + width).toBeLessThanOrEqual(plot.left + plot.width);
    expect(y).toBeGreaterThanOrEqual(plot.top);
  }
});

test('a chart without anything has its lines, and large numbers have few', () => {
  expect(stackedBars([{ name: '', values: [0, 0] }], 2, plot).ticks.map(({ value }) => value)).toEqual([0, 1]);
  const { ticks } = stackedBars([{ name: '', values: [1234] }], 1, plot);
  expect(ticks.map(({ value }) => value)).toEqual([0, 500, 1000, 1500]);
});

test('a sender is answered by mail, phone, Viber and Telegram, with the reference named', () => {
  const sender = { email: 'su@example.com', phone: '+959250000117', subject: 'Prix & dates?', reference: 'EP-7K3M-Q2' };
  expect(replyLinks(sender)).toEqual([
    {
      kind: 'mail',
      href: 'mailto:su@example.com?subject=Re%3A%20Prix%20%26%20dates%3F%20(EP-7K3M-Q2)',
      shown: 'su@example.com',
    },
    { kind: 'phone', href: 'tel:+959250000117', shown: '+959250000117' },
    { kind: 'viber', href: 'viber://chat?number=%2B959250000117', shown: '+959250000117' },
    { kind: 'telegram', href: 'https://t.me/+959250000117', shown: '+959250000117' },
  ]);
});

test('nothing is offered that cannot be reached', () => {
  const kinds = (sender: Parameters<typeof replyLinks>[0]) => replyLinks(sender).map(({ kind }) => kind);
  expect(kinds({ phone: '01 234 567' })).toEqual(['phone']);
  expect(kinds({ phone: '+33 6 12 34 56 78' })).toEqual(['phone', 'viber', 'telegram']);
  expect(kinds({ phone: 'call me', email: 'none' })).toEqual([]);
  expect(kinds({ email: 'a@example.com', proposals: 'a@example.com' })).toEqual(['mail']);
  expect(replyLinks({ email: 'a?bcc=x@example.com' })[0]?.href).toBe('mailto:a%3Fbcc%3Dx@example.com');
});

test('an inquiry is answered by what its answers hold', () => {
  const answers = { Students: '09 250 000 117', emailAddressOrProposalSubmissions: 'office@school.example' };
  expect(senderOf({ email: 'a@example.com', reference: 'EP-7K3M-Q2', answers })).toEqual({
    email: 'a@example.com',
    proposals: 'office@school.example',
    phone: '09 250 000 117',
    reference: 'EP-7K3M-Q2',
  });
});

test('a quotation adds up in whole kyats, whatever digits are typed', () => {
  const lines = [
    { description: 'Course', quantity: '2', price: '150,000' },
    { description: 'Book', quantity: '၁', price: '၂၅,၀၀၀' },
    { description: '', quantity: '1', price: '' },
  ];
  expect(lines.map(lineTotal)).toEqual([300_000, 25_000, 0]);
  expect(quotationTotal(lines, '10')).toEqual({ sum: 325_000, off: 10, discount: 32_500, total: 292_500 });
  expect(['၁၅၀၀၀၀', '25000 MMK', 'soon', ''].map(groupedPrice)).toEqual(['150,000', '25,000', 'soon', '']);
  expect(quotationTotal(lines, '')).toMatchObject({ discount: 0, total: 325_000 });
  expect(quotationTotal(lines, '900').total).toBe(0);
});

test('a quick filter is an address that the list understands, and the download takes it over', () => {
  const href = toCall.href('level-test-attempts');
  const query = Object.fromEntries(new URL(href, 'http://site.test').searchParams);
  expect(query).toEqual({
    'where[or][0][and][0][handling][equals]': 'new',
    'where[or][0][and][1][phone][exists]': 'true',
  });
  expect(new URLSearchParams(listQuery({ ...query, search: 'Su', page: '2', depth: '1' }, '-name')).toString()).toBe(
    new URLSearchParams({ ...query, search: 'Su', sort: '-name' }).toString(),
  );
});

test('every word is there in each language of the admin; another language reads English', () => {
  const [en, my, fr] = ['en', 'my', 'fr'].map(inboxWords);
  expect(Object.keys(my ?? {})).toEqual(Object.keys(en ?? {}));
  expect(my?.new).toBe('အသစ်');
  expect(fr?.done).toBe('Traité');
  expect(inboxWords('de')).toEqual(en);
});
