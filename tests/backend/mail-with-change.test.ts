import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { executeSql } from '@/lib/backend/sql';
import { indexReceipt } from '@/lib/transfers/duplicates';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { makeBook, makeStaff } from '@/tests/support/factories';
import { formPoster } from '@/tests/support/post';
import { acceptMails, refuseMails } from '@/tests/support/refused-mails';
import { transferDecisions } from '@/tests/support/transfer-decisions';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson } = formPoster(backend);
const { sendPayment, decideOn, readPayment, findMails } = await transferDecisions(backend);
const owner = await makeStaff('owner');
const asOwner = { user: owner, overrideAccess: true };

afterEach(async () => {
  vi.restoreAllMocks();
  await acceptMails(cms);
});

describe('a change that staff make is not stored without its mail', () => {
  test('a decision, and its undo', async () => {
    const { learner, row } = await sendPayment();
    await refuseMails(cms);
    await expect(decideOn(row.id, 'accept')).rejects.toThrow();
    expect(await readPayment(row.id)).toMatchObject({ state: 'Pending', decisions: [] });
    await acceptMails(cms);
    await decideOn(row.id, 'accept');
    expect(await findMails(learner.email, row.reference)).toHaveLength(2);
    await refuseMails(cms);
    await expect(decideOn(row.id, 'undo')).rejects.toThrow();
    expect(await readPayment(row.id)).toMatchObject({ state: 'Accepted' });
    expect(await findMails(learner.email, row.reference)).toHaveLength(2);
    await acceptMails(cms);
    await decideOn(row.id, 'undo');
    expect(await findMails(learner.email, row.reference)).toHaveLength(1);
  });

  test('bank accounts', async () => {
    const save = (notice: string) => cms.updateGlobal({ slug: 'payment-details', data: { notice }, ...asOwner });
    await save('Before');
    const countMails = () => cms.count({ collection: 'mails', where: { to: { equals: owner.email } } });
    const { totalDocs } = await countMails();
    await refuseMails(cms);
    await expect(save('After')).rejects.toThrow();
    expect((await cms.findGlobal({ slug: 'payment-details' })).notice).toBe('Before');
    await acceptMails(cms);
    await save('After');
    expect((await countMails()).totalDocs).toBe(totalDocs + 1);
  });

  test('a learner’s details', async () => {
    const { learner } = await sendPayment();
    const email = `${randomUUID()}@example.com`;
    const correct = () => cms.update({ collection: 'learners', id: learner.id, data: { email }, ...asOwner });
    await refuseMails(cms);
    await expect(correct()).rejects.toThrow();
    expect((await cms.findByID({ collection: 'learners', id: learner.id })).email).toBe(learner.email);
    await acceptMails(cms);
    await correct();
    expect(await findMails(email, '')).toHaveLength(1);
  });
});

test('a change that fails leaves no mail', async () => {
  const colleague = { name: 'Ma Hnin', email: owner.email, password: 'thé-à-la-menthe-42', roles: ['editor' as const] };
  await expect(cms.create({ collection: 'staff', data: colleague, ...asOwner })).rejects.toThrow();
  expect(await findMails(owner.email, 'staff account')).toEqual([]);
});

test('a mail that a crash prevented after a visitor’s form was stored is queued when the form is sent again, once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const book = await makeBook();
  const sent = {
    firstName: 'Su',
    lastName: 'Aung',
    phoneNumber: '09250200999',
    address: 'Bo Aung Kyaw Street, Yangon',
  };
  const [key, headers] = [randomUUID(), fromIp()];
  const order = () =>
    postJson(`/book/purchase_book/${book.id}`, sent, { ...headers, 'idempotency-key': key }).then(
      ({ status }) => status,
    );
  await refuseMails(cms);
  expect(await order()).toBe(200);
  await acceptMails(cms);
  const { docs } = await cms.find({ collection: 'book-orders', where: { phone: { equals: '+959250200999' } } });
  const { reference } = docs[0] ?? {};
  const notices = () => cms.count({ collection: 'mails', where: { subject: { contains: reference } } });
  expect((await notices()).totalDocs).toBe(0);
  // The process died before it stored the response.
  for (const expected of [1, 1]) {
    await executeSql(sql`UPDATE idempotency_keys SET response = NULL, locked_until = ${new Date(0).toISOString()}`);
    expect(await order()).toBe(200);
    expect((await notices()).totalDocs).toBe(expected);
  }
});

test('staff are told of a transfer once, although the process died before it noted that', async () => {
  const { row } = await sendPayment();
  const receipt = String(row.receipt);
  const notices = () => cms.count({ collection: 'mails', where: { subject: { contains: row.reference } } });
  const { totalDocs } = await notices();
  await executeSql(sql`UPDATE receipts SET hash_version = NULL WHERE id = ${receipt}`);
  await indexReceipt(cms, receipt);
  expect((await notices()).totalDocs).toBe(totalDocs);
});
