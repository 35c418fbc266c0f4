import { expect, test } from 'vitest';
import { dashboardTexts } from '@/lib/cms/dashboard/dashboard-texts';
import { readLevels, readStatistics } from '@/lib/cms/dashboard/statistics';
import { countWaiting } from '@/lib/cms/dashboard/waiting-counts';
import { openTestBackend } from '@/tests/support/database';
import { makeBook } from '@/tests/support/factories';
import { inboxFactories } from '@/tests/support/inbox-records';
import { formPoster } from '@/tests/support/post';
import { logInStaff } from '@/tests/support/staff-session';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson } = formPoster(backend);
const { makeMessage, makeInquiry, makeAttempt } = inboxFactories(cms);
const owner = await logInStaff(cms, 'owner');

test('the dashboard counts what waits for a role, with links', async () => {
  const book = await makeBook();
  await postJson(`/book/purchase_book/${book.id}`, {
    firstName: 'Su',
    lastName: '-',
    phoneNumber: '09250000117',
    address: 'Bahan',
  });
  const before = await countWaiting(owner.req, dashboardTexts('en'));
  const count = (counts: typeof before, label: string) => counts.find((one) => one.label === label)?.count ?? -1;
  await Promise.all([makeMessage(), makeMessage({ handling: 'done' }), makeInquiry(), makeAttempt()]);
  await makeAttempt({ name: 'Hla', phone: '+959250000117' });
  await makeAttempt({ name: 'Hla', phone: '+959250000117', handling: 'done' });
  const after = await countWaiting(owner.req, dashboardTexts('en'));
  for (const label of ['New messages', 'New inquiries', 'Test takers to call'])
    expect(count(after, label) - count(before, label)).toBe(1);
  expect(count(after, 'New book orders')).toBe(1);
  expect(count(after, 'Payments to check')).toBe(0);
  const editor = await countWaiting((await logInStaff(cms, 'editor')).req, dashboardTexts('fr'));
  expect(editor.map(({ label }) => label)).toContain('Nouveaux messages');
  expect(editor.map(({ href }) => href)).not.toContain('/admin/desk');
});

test('the charts count the last twelve weeks by week and source', async () => {
  // No other test creates records in these weeks.
  const now = new Date('2021-06-16T05:00:00Z');
  const day = (text: string) => ({ createdAt: `${text}T12:00:00.000Z` });
  await makeInquiry({ ...day('2021-06-14'), heardAbout: 'Google Search' });
  await makeInquiry({ ...day('2021-06-15'), heardAbout: 'A neighbour' });
  await makeInquiry({ ...day('2021-06-15') });
  await makeInquiry({ ...day('2021-06-08'), heardAbout: 'Google Search' });
  await makeInquiry({ ...day('2021-03-01'), heardAbout: 'Google Search' });
  // Sunday in London is Monday in Yangon.
  await makeAttempt({ createdAt: '2021-06-13T17:31:00.000Z', level: 'A2' });
  await makeAttempt({ createdAt: '2021-06-13T17:29:00.000Z', level: 'C1' });
  await makeAttempt({ ...day('2021-06-14'), level: 'C1' });
  const { weeks, sources, unknownSource, orders, attempts } = await readStatistics(cms, now);
  expect(weeks).toHaveLength(12);
  const lastTwo = ({ values }: { values: number[] }) => [values.slice(0, 10), ...values.slice(10)];
  const none = Array(10).fill(0);
  const from = (source: string) => sources.find(({ name }) => name === source) ?? unknownSource;
  expect(lastTwo(from('Google Search'))).toEqual([none, 1, 1]);
  expect(lastTwo(from('Other'))).toEqual([none, 0, 1]);
  expect(lastTwo(unknownSource)).toEqual([none, 0, 1]);
  expect(lastTwo(orders)).toEqual([none, 0, 0]);
  expect(lastTwo(attempts)).toEqual([none, 1, 2]);
  expect((await readLevels(cms, now)).values).toEqual([0, 0, 1, 0, 0, 2, 0]);
});
