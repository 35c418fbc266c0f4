import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { reencodeReceipt, storeReceipt } from '@/lib/transfers/receipts';
import { sweepReceipts } from '@/lib/transfers/retention';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { transferDecisions } from '@/tests/support/transfer-decisions';
import { guestForm } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms } = backend;
const { enrol, sendPayment, readPayment } = await transferDecisions(backend);

const live = await makeCourse({ name: 'Adultes A1', price: 150_000, off: 10 });
const folder = join(process.env.DATA_DIR ?? '', 'private');

test('receipts are deleted after twelve months with their files, and so are files without a row; the records stay', async () => {
  const { row } = await sendPayment();
  const fresh = await sendPayment();
  const { filename } = await cms.findByID({ collection: 'receipts', id: String(row.receipt) });
  await cms.update({
    collection: 'receipts',
    id: String(row.receipt),
    data: { createdAt: new Date(Date.now() - 370 * 24 * 60 * 60 * 1000).toISOString() },
  });
  const [old, young] = [join(folder, `${randomUUID()}.webp`), join(folder, `${randomUUID()}.webp`)];
  await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')]);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(old, yesterday, yesterday);
  expect(await sweepReceipts(cms)).toEqual({ expired: 1, unused: 0, orphans: 1 });
  expect(await readdir(folder)).not.toContain(filename);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  expect(await readPayment(row.id)).toMatchObject({ reference: row.reference, courseName: 'Vidéo A1' });
  expect((await readPayment(fresh.row.id)).receipt).toBe(fresh.row.receipt);
});

test('a receipt that no payment or enrolment refers to is deleted after an hour with its file, on any storage', async () => {
  const used = await sendPayment();
  const sent = guestForm({ snapShot: asFile(await receiptPicture({ number: 'kept' })) });
  await enrol(live.id, sent);
  const left = async (minutes: number) => {
    const id = await storeReceipt(
      cms,
      await reencodeReceipt(await receiptPicture({ number: randomUUID() })),
      randomUUID(),
    );
    const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
    return cms.update({ collection: 'receipts', id, data: { createdAt } });
  };
  const [abandoned, young] = [await left(90), await left(5)];
  const everything = await cms.find({ collection: 'receipts', pagination: false });
  for (const { id } of everything.docs.filter(({ id }) => id !== young.id)) {
    const createdAt = new Date(Date.now() - 90 * 60_000).toISOString();
    await cms.update({ collection: 'receipts', id, data: { createdAt } });
  }
  expect(await sweepReceipts(cms)).toMatchObject({ unused: 1 });
  const storedReceipts = await cms.find({ collection: 'receipts', pagination: false });
  const ids = storedReceipts.docs.map(({ id }) => id);
  expect(ids).not.toContain(abandoned.id);
  expect(ids).toEqual(expect.arrayContaining([young.id, used.row.receipt]));
  expect(existsSync(join(folder, abandoned.filename ?? ''))).toBe(false);
  expect(existsSync(join(folder, young.filename ?? ''))).toBe(true);
});

test('a receipt that cannot be deleted is reported, and deleted the next day', async () => {
  const { row } = await sendPayment();
  const createdAt = new Date(Date.now() - 370 * 24 * 60 * 60 * 1000).toISOString();
  await cms.update({ collection: 'receipts', id: String(row.receipt), data: { createdAt } });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const deleting = vi.spyOn(cms.db, 'deleteOne').mockRejectedValue(new Error('refused'));
  expect(await sweepReceipts(cms)).toMatchObject({ expired: 0 });
  expect(logged).toHaveBeenCalledWith('Receipts that could not be deleted: 1');
  for (const spy of [deleting, logged]) spy.mockRestore();
  expect(await sweepReceipts(cms)).toMatchObject({ expired: 1 });
});
