import { afterAll, expect, test } from 'vitest';
import { openBucket } from '@/tests/support/bucket';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse, makePicture, makeStaff, staffPassword } from '@/tests/support/factories';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { guestForm, transferSender } from '@/tests/support/transfers';

// Before the CMS is opened, which chooses its storage once.
const bucket = await openBucket();
Object.assign(process.env, bucket.variables);
afterAll(bucket.close);

const backend = await openTestBackend();
const { cms } = backend;
const { default: config } = await import('@payload-config');
const { handleEndpoints } = await import('payload');

/** `/media/…` is rewritten to this URL of the CMS. */
const file = (collection: string, name: string, headers: Record<string, string> = {}) =>
  handleEndpoints({ config, request: new Request(`http://localhost/cms-api/${collection}/file/${name}`, { headers }) });

test('pictures and receipts have separate prefixes in the bucket', async () => {
  const picture = await makePicture();
  const { enrol } = transferSender(backend);
  const screenshot = guestForm({ snapShot: asFile(await receiptPicture()) });
  expect((await enrol((await makeCourse()).id, screenshot)).status).toBe(200);
  const [receipt] = (await cms.find({ collection: 'receipts' })).docs;
  const keys = [...bucket.objects.keys()];
  expect(keys).toContain(`media/${picture.filename}`);
  expect(keys).toContain(`receipts/${receipt?.filename}`);
  expect(keys.filter((key) => !/^(media|receipts)\/[^/]+$/.test(key))).toEqual([]);
  expect((await file('media', picture.filename ?? '')).status).toBe(200);

  const staff = await makeStaff('enrolments');
  const { token } = await cms.login({ collection: 'staff', data: { email: staff.email, password: staffPassword } });
  const shown = await file('receipts', receipt?.filename ?? '', { authorization: `JWT ${token}` });
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
});

test('a receipt cannot be read through the path of pictures', async () => {
  const { filename } = (await cms.find({ collection: 'receipts' })).docs[0] ?? {};
  const names = [`${filename}`, `receipts%2F${filename}`, `..%2Freceipts%2F${filename}`, `${filename}?prefix=receipts`];
  for (const name of names) expect((await file('media', name)).status).toBeGreaterThanOrEqual(400);
  expect((await file('receipts', `${filename}`)).status).toBe(403);
});

test('deleting a receipt deletes its object', async () => {
  await cms.delete({ collection: 'receipts', where: { id: { exists: true } } });
  expect([...bucket.objects.keys()].filter((key) => key.startsWith('receipts/'))).toEqual([]);
});
