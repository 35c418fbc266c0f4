import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { mediaDirectory } from '@/lib/cms/storage';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makePicture, makeStaff } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

const schoolEmail = async () => (await cms.findGlobal({ slug: 'school' })).email;
const noticeCount = async () =>
  (await cms.count({ collection: 'mails', where: { subject: { like: 'School: changed' } } })).totalDocs;

test('an editor who restores older settings of the school does not redirect notices', async () => {
  const owner = await logInAs('owner');
  const save = (body: object) => callRest('/globals/school', { method: 'POST', headers: owner.headers, body });
  await save({ email: 'former@school.example', tagline: 'Salut' });
  await save({ email: 'office@school.example', tagline: 'Bonjour' });
  const { headers } = await logInAs('editor');
  const versions = async () =>
    (await callRest('/globals/school/versions?sort=-updatedAt', { headers })).json().docs as {
      id: string;
      version: { email: string; tagline: string };
    }[];
  const older = (await versions()).find(({ version }) => version.email === 'former@school.example');
  const mailed = await noticeCount();
  const restored = await callRest(`/globals/school/versions/${older?.id}`, { method: 'POST', headers, body: {} });
  expect(restored.status).toBe(200);
  expect(await cms.findGlobal({ slug: 'school' })).toMatchObject({ email: 'office@school.example', tagline: 'Salut' });
  expect((await versions())[0]?.version).toMatchObject({ email: 'office@school.example', tagline: 'Salut' });
  expect(await noticeCount()).toBe(mailed);
  const byOwner = { method: 'POST', headers: owner.headers, body: {} };
  await callRest(`/globals/school/versions/${older?.id}`, byOwner);
  expect(await schoolEmail()).toBe('former@school.example');
});

const whitePicture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

async function payingByCode() {
  const code = await makePicture({ alt: 'QR code of KBZPay', name: 'kbzpay-code' });
  await cms.updateGlobal({
    slug: 'payment-details',
    data: {
      accounts: [{ kind: 'wallet', provider: 'KBZPay', accountName: 'École Padauk', accountNumber: '1', qr: code.id }],
    },
  });
  return code;
}

const fileOf = (filename: string | null | undefined) => readFileSync(join(mediaDirectory(), filename ?? ''));

test('nobody replaces the file of a QR code for payments; owners choose another picture in the settings', async () => {
  const code = await payingByCode();
  const before = fileOf(code.filename);
  const file = { name: 'mine.png', data: await whitePicture(), mimetype: 'image/png', size: 1 };
  for (const role of ['editor', 'owner'] as const) {
    const user = { ...(await makeStaff(role)), collection: 'staff' as const };
    const replaced = cms.update({ collection: 'media', id: code.id, data: {}, file, user, overrideAccess: false });
    await expect(replaced).rejects.toThrow();
  }
  expect(fileOf(code.filename)).toEqual(before);
  const other = await makePicture();
  const user = { ...(await makeStaff('editor')), collection: 'staff' as const };
  await cms.update({ collection: 'media', id: other.id, data: {}, file, user, overrideAccess: false });
});

test('a picture comes from the form only: the server fetches no URL for staff, and overwrites no file', async () => {
  const code = await payingByCode();
  const before = fileOf(code.filename);
  const { headers } = await logInAs('editor');
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const url of ['/anything', 'https://example.com/mine.png']) {
    const body = { alt: 'Mine', filename: code.filename, url };
    expect((await callRest('/media', { method: 'POST', headers, body })).status, url).toBe(400);
  }
  expect(fetched).not.toHaveBeenCalled();
  expect(fileOf(code.filename)).toEqual(before);
});

test('staff name a picture but cannot point it to another file', async () => {
  const [shown, other] = [await makePicture(), await makePicture()];
  const { headers } = await logInAs('editor');
  const body = { alt: 'A new name', filename: other.filename, sizes: { webp240: { filename: other.filename } } };
  expect((await callRest(`/media/${shown.id}`, { method: 'PATCH', headers, body })).status).toBe(200);
  const stored = await cms.findByID({ collection: 'media', id: shown.id });
  expect(stored).toMatchObject({ alt: 'A new name', filename: shown.filename, sizes: shown.sizes });
});
