import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processImage } from '@/lib/transfers/image-queue';
import { reencodeReceipt } from '@/lib/transfers/receipts';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { asFile, photo, receiptDrawing, receiptPicture, unrelatedPicture } from '@/tests/support/screenshots';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request } = backend;
const { enrol } = transferSender(backend);
const course = await makeCourse();
const folder = join(process.env.DATA_DIR ?? '', 'private');
const statusOf = async (snapShot: File) => (await enrol(course.id, guestForm({ snapShot }))).status;
const newest = async () => (await cms.find({ collection: 'receipts', sort: '-createdAt', limit: 1 })).docs[0];

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s is stored as WebP, without metadata, under a random name',
  async (format) => {
    const original = await sharp(await receiptPicture({ number: format }, format))
      .withExif({ IFD0: { Copyright: 'a private name', Artist: 'GPS 16.8, 96.1' } })
      .toFormat(format)
      .toBuffer();
    expect(await statusOf(asFile(original, '../../etc/passwd.php', `image/${format}`))).toBe(200);
    const receipt = await newest();
    expect(receipt?.filename).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/);
    const stored = await readFile(join(folder, receipt?.filename ?? ''));
    // Our own encoding too, not only Payload's.
    for (const picture of [stored, (await reencodeReceipt(original)).webp]) {
      const { format: is, exif, xmp, icc } = await sharp(picture).metadata();
      expect({ is, exif, xmp, icc }).toEqual({ is: 'webp', exif: undefined, xmp: undefined, icc: undefined });
      expect(picture.includes('private name')).toBe(false);
    }
  },
);

test('a large photo is scaled down and rotated upright', async () => {
  const upright = await sharp(await photo(2400, 1200, 40))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await statusOf(asFile(upright, 'photo.jpg', 'image/jpeg'))).toBe(200);
  expect(await newest()).toMatchObject({ width: 800, height: 1600, mimeType: 'image/webp' });
});

test('data after the picture in a file is dropped', async () => {
  const polyglot = Buffer.concat([
    await receiptPicture({ number: 'polyglot' }),
    Buffer.from('<?php system($_GET[0]); ?><script>'),
  ]);
  expect(await statusOf(asFile(polyglot))).toBe(200);
  const stored = await readFile(join(folder, (await newest())?.filename ?? ''));
  expect(stored.includes('<?php')).toBe(false);
});

test.each([
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with scripts', receiptDrawing()],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a PNG with a web page inside', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<svg/>')])],
  ['a JPEG that is a PNG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await receiptPicture()])],
  ['a picture that breaks off', (await receiptPicture()).subarray(0, 900)],
])('%s is no screenshot', async (_, bytes) => {
  const before = await cms.count({ collection: 'receipts' });
  expect(await statusOf(asFile(bytes))).toBe(415);
  expect(await cms.count({ collection: 'receipts' })).toEqual(before);
});

test('only the first frame of an animated picture is stored', async () => {
  const frame = (background: string) => ({ create: { width: 90, height: 120, channels: 3 as const, background } });
  const frames = await Promise.all(['#f00', '#0f0'].map((colour) => sharp(frame(colour)).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const { pages, height } = await sharp((await reencodeReceipt(moving)).webp).metadata();
  expect({ pages: pages ?? 1, height }).toEqual({ pages: 1, height: 120 });
});

test('a picture of too many pixels is refused before it is decoded', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await statusOf(asFile(bomb))).toBe(413);
});

test('a body over the limit is refused, with and without Content-Length', async () => {
  const path = `/zoom-form/upload-form/${course.id}`;
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const length = { ...type, 'content-length': String(6_000_000) };
  expect((await request(path, { method: 'POST', body: '--x', headers: length })).status).toBe(413);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 200) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  const init = { method: 'POST', body, headers: type, duplex: 'half' } as RequestInit;
  expect((await request(path, init)).status).toBe(413);
  expect(sent).toBeLessThan(120);
});

test.each([
  [
    'cut short',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="snapShot"; filename="a',
  ],
  ['without its end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ['without a boundary', 'multipart/form-data', 'a=b'],
  ['empty', 'multipart/form-data; boundary=x', ''],
])('a form that is %s is a bad request', async (_, type, body) => {
  const response = await request(`/zoom-form/upload-form/${course.id}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
});

test('JSON is not a form with a file', async () => {
  const response = await request(`/zoom-form/upload-form/${course.id}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(415);
});

test('texts with NUL or broken UTF-8 are refused', async () => {
  expect(
    (await enrol(course.id, guestForm({ name: 'Thiri\0Aung', snapShot: asFile(await receiptPicture()) }))).status,
  ).toBe(400);
  const bytes = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nThiri '),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const response = await request(`/zoom-form/upload-form/${course.id}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(response.status).toBe(400);
});

test('many concurrent uploads get 200 or 503 with Retry-After, and the next one succeeds', {
  timeout: 180_000,
}, async () => {
  const pictures = await Promise.all(Array.from({ length: 40 }, unrelatedPicture));
  const responses = await Promise.all(
    pictures.map((bytes) => enrol(course.id, guestForm({ snapShot: asFile(bytes) }))),
  );
  const statuses = new Set(responses.map(({ status }) => status));
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  const refused = responses.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await statusOf(asFile(await unrelatedPicture()))).toBe(200);
});

test('two pictures are processed at a time, the others wait', async () => {
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) =>
    processImage(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      order.push(number);
      if (number === 2) throw new Error('one that fails gives its place on');
    });
  await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a form of very many fields is refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, 'x']));
  const response = await enrol(course.id, guestForm({ ...many, snapShot: asFile(await unrelatedPicture()) }));
  expect(response.status).toBe(400);
});

test.each([
  ['enrolments', `/zoom-form/upload-form/${course.id}`],
  ['payments', '/payment/request_payment'],
])('a client IP may send twenty %s in ten minutes', async (_, path) => {
  const client = fromIp();
  const send = () =>
    request(path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...client },
    });
  for (let sent = 0; sent < 20; sent++) expect((await send()).status).not.toBe(429);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('bytes over the limit are not read, also without Content-Length', async () => {
  let taken = 0;
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
  const client = fromIp();
  const send = () =>
    request(`/zoom-form/upload-form/${course.id}`, {
      method: 'POST',
      body: body(),
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...client },
      duplex: 'half',
    } as RequestInit);
  expect((await send()).status).toBe(413);
  for (let sent = 1; sent < 20; sent++) await send();
  taken = 0;
  expect((await send()).status).toBe(429);
  expect(taken).toBeLessThan(5);
});

test('one client cannot occupy every upload slot', async () => {
  const client = fromIp();
  const responses = await Promise.all(
    Array.from({ length: 12 }, async () =>
      enrol(course.id, guestForm({ snapShot: asFile(await unrelatedPicture()) }), client),
    ),
  );
  expect(responses.some(({ status }) => status === 503 || status === 429)).toBe(true);
});

test('every row has its file, and every file its row', async () => {
  const { docs } = await cms.find({ collection: 'receipts', pagination: false });
  for (const { filename } of docs) expect(existsSync(join(folder, filename ?? ''))).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(docs.map(({ filename }) => filename ?? '').sort());
});
