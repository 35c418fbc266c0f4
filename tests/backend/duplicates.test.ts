import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { hashVersion, indexOlderReceipts, indexReceipt } from '@/lib/transfers/duplicates';
import { reencodeReceipt, storeReceipt } from '@/lib/transfers/receipts';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { asFile, cropped, layoutPicture, receiptLayouts } from '@/tests/support/screenshots';
import { makeEnrolment } from '@/tests/support/transfer-records';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms } = backend;
const { enrol } = transferSender(backend);
const course = await makeCourse();
const [leftAligned = ''] = Object.keys(receiptLayouts);

let seed = 20_261_122;
/** The same figures in every run (a linear congruential generator). */
const digit = () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (seed >>> 16) % 10;
};
const digits = (count: number) => Array.from({ length: count }, digit).join('');

const uniqueFigures = () => ({ number: digits(8), time: `21/11/2026 1${digits(1)}:2${digits(1)}:3${digits(1)}` });

async function store(picture: Buffer): Promise<string> {
  const id = await storeReceipt(cms, await reencodeReceipt(picture), randomUUID());
  await indexReceipt(cms, id);
  return id;
}

const groupOf = async (id: string) => (await cms.findByID({ collection: 'receipts', id })).duplicateGroup;

async function sendReceipt(picture: Buffer, changes: Record<string, string> = {}) {
  const sent = guestForm({ snapShot: asFile(picture), ...changes });
  expect((await enrol(course.id, sent)).status).toBe(200);
  const { docs } = await cms.find({ collection: 'enrolments', where: { email: { equals: sent.email } } });
  return docs[0] as (typeof docs)[number];
}

const entryOf = async (id: string) => (await readReviewQueue(cms)).waiting.find((entry) => entry.id === id);

test('a cropped copy shows a warning on both cards: sent before, and sent again later', async () => {
  const picture = await layoutPicture(leftAligned, uniqueFigures());
  const first = await sendReceipt(picture, { name: 'Aye Aye' });
  const copy = await sharp(await cropped(picture, { left: 60 }))
    .resize(500)
    .jpeg({ quality: 65 })
    .toBuffer();
  const second = await sendReceipt(copy, { name: 'Bo Bo' });
  expect((await entryOf(first.id))?.warnings).toMatchObject([
    { kind: 'picture', before: [], later: [{ reference: second.reference, name: 'Bo Bo', at: second.createdAt }] },
  ]);
  expect((await entryOf(second.id))?.warnings).toMatchObject([
    { kind: 'picture', before: [{ reference: first.reference, name: 'Aye Aye' }], later: [] },
  ]);
});

test('the same file, sent three times, is listed as before and later', async () => {
  const picture = await layoutPicture(leftAligned, uniqueFigures());
  const first = await sendReceipt(picture, { transactionNumber: '77001122' });
  const second = await sendReceipt(picture, { transactionNumber: '77001122' });
  const third = await sendReceipt(picture);
  const entry = await entryOf(second.id);
  const references = (list: { reference: string }[] = []) => list.map(({ reference }) => reference);
  const image = entry?.warnings.find(({ kind }) => kind === 'file');
  expect(references(image?.before)).toEqual([first.reference]);
  expect(references(image?.later)).toEqual([third.reference]);
  const transaction = entry?.warnings.find(({ kind }) => kind === 'transaction');
  expect([references(transaction?.before), transaction?.later]).toEqual([[first.reference], []]);
});

test('two hundred newer requests of a sender do not hide that the screenshot was used before', async () => {
  const sender = { email: 'many@example.com', phone: '+959250004999', transactionNumber: '88001234' };
  const first = await makeEnrolment(course, { ...sender, createdAt: '2026-01-01T00:00:00.000Z' });
  const last = { ...sender, name: 'Last', state: 'Pending', createdAt: '2026-01-02T00:00:00.000Z' };
  const { id } = await makeEnrolment(course, last);
  for (let count = 0; count < 200; count++) await makeEnrolment(course, { ...sender, transactionNumber: undefined });
  const entry = (await readReviewQueue(cms, 'Last')).waiting.find((one) => one.id === id);
  expect(entry?.warnings).toMatchObject([{ kind: 'transaction', before: [{ id: first.id }], later: [] }]);
});

test('concurrent copies are detected', async () => {
  const picture = await layoutPicture(leftAligned, uniqueFigures());
  const copies = await Promise.all([50, 60, 70].map(async (quality) => sharp(picture).jpeg({ quality }).toBuffer()));
  const ids = await Promise.all(copies.map(store));
  const groups = await Promise.all(ids.map(groupOf));
  expect(groups[0]).toBeTruthy();
  expect(new Set(groups).size).toBe(1);
});

test('receipts of an earlier release are indexed in the background, from their files', async () => {
  const picture = await layoutPicture(leftAligned, uniqueFigures());
  const first = await store(picture);
  const second = await store(await cropped(picture, { top: 60 }));
  for (const id of [first, second]) {
    const data = { hashVersion: null, duplicateGroup: null, perceptualHash: '00ff00ff00ff00ff:64x128:eJw=' };
    await cms.update({ collection: 'receipts', id, data });
    await cms.delete({ collection: 'receipt-hashes', where: { receipt: { equals: id } } });
  }
  expect(await indexOlderReceipts(cms)).toBe(2);
  expect(await groupOf(second)).toBe(await groupOf(first));
  expect(await groupOf(first)).toBeTruthy();
  expect(await indexOlderReceipts(cms)).toBe(0);
});

test('a receipt without a file is skipped, and its record stays', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const id = await store(await layoutPicture(leftAligned, uniqueFigures()));
  await cms.db.updateOne({
    collection: 'receipts',
    id,
    data: { filename: `${randomUUID()}.webp`, hashVersion: null, perceptualHash: null },
  });
  expect(await indexOlderReceipts(cms)).toBe(1);
  expect(logged.mock.calls.flat().join(' ')).toContain(`The file of receipt ${id} is missing.`);
  expect(await cms.findByID({ collection: 'receipts', id })).toMatchObject({ hashVersion });
  await cms.db.deleteOne({ collection: 'receipts', where: { id: { equals: id } } });
  logged.mockRestore();
});

test('deleting a receipt deletes its hashes', async () => {
  const id = await store(await layoutPicture(leftAligned, uniqueFigures()));
  const hashes = () => cms.count({ collection: 'receipt-hashes', where: { receipt: { equals: id } } });
  expect((await hashes()).totalDocs).toBeGreaterThan(10);
  await cms.delete({ collection: 'receipts', id });
  expect((await hashes()).totalDocs).toBe(0);
});

test('the review queue reads no files, and only the receipts it shows', async () => {
  await sendReceipt(await layoutPicture(leftAligned, uniqueFigures()));
  const find = vi.spyOn(cms, 'find');
  await readReviewQueue(cms);
  const ofReceipts = find.mock.calls.map(([options]) => options).filter(({ collection }) => collection === 'receipts');
  expect(ofReceipts.length).toBeGreaterThan(0);
  for (const { where, select } of ofReceipts) {
    expect(Object.keys(where ?? {})).toEqual([expect.stringMatching(/^(id|duplicateGroup)$/)]);
    expect(select).not.toHaveProperty('perceptualHash');
    expect(select).toBeDefined();
  }
  find.mockRestore();
});
