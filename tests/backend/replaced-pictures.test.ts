import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { deleteReplacedFiles } from '@/lib/cms/replaced-files';
import { replacedDirectory } from '@/lib/cms/storage';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makePicture, makeStaff } from '@/tests/support/factories';
import { unrelatedPicture } from '@/tests/support/screenshots';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

const { headers } = await logInAs('editor');

type Picture = Awaited<ReturnType<typeof makePicture>>;
const filesOf = ({ filename, sizes }: Picture) =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(Boolean) as string[];
const statuses = async (picture: Picture) =>
  new Set(await Promise.all(filesOf(picture).map(async (name) => (await callRest(`/media/file/${name}`)).status)));
const kept = () => (existsSync(replacedDirectory()) ? readdirSync(replacedDirectory()) : []);

async function replace(id: string, data: object = {}) {
  const { default: config } = await import('@payload-config');
  const { handleEndpoints } = await import('payload');
  const body = new FormData();
  body.append('_payload', JSON.stringify(data));
  body.append('file', new File([new Uint8Array(await unrelatedPicture())], 'new.png', { type: 'image/png' }));
  const request = new Request(`http://localhost/cms-api/media/${id}`, { method: 'PATCH', headers, body });
  return handleEndpoints({ config, request });
}

test('a refused replacement leaves a picture with its files', async () => {
  const picture = await makePicture();
  expect((await replace(picture.id, { alt: '' })).status).toBe(400);
  expect(await statuses(picture)).toEqual(new Set([200]));
  expect(kept()).toEqual([]);
});

test('so does a database that fails while a replacement is saved', async () => {
  const picture = await makePicture();
  const spy = vi.spyOn(cms.db, 'updateOne').mockRejectedValueOnce(new Error('The disk is full.'));
  expect((await replace(picture.id)).status).toBe(500);
  spy.mockRestore();
  expect(await statuses(picture)).toEqual(new Set([200]));
});

test('after a crash during a replacement the files are restored when a visitor asks for one', async () => {
  const picture = await makePicture();
  const spy = vi.spyOn(cms.db, 'updateOne').mockRejectedValueOnce(new Error('The server stops.'));
  const user = { ...(await makeStaff('editor')), collection: 'staff' as const };
  const file = { name: 'new.png', data: await unrelatedPicture(), mimetype: 'image/png', size: 1 };
  // Without the error handling of a request.
  await expect(cms.update({ collection: 'media', id: picture.id, data: {}, file, user })).rejects.toThrow();
  spy.mockRestore();
  expect(kept()).toEqual([picture.id]);
  expect(await statuses(picture)).toEqual(new Set([200]));
  expect(kept()).toEqual([]);
});

test('a stored replacement deletes the old files, also the ones that were kept for the save', async () => {
  const picture = await makePicture();
  expect((await replace(picture.id)).status).toBe(200);
  expect(await statuses(await cms.findByID({ collection: 'media', id: picture.id }))).toEqual(new Set([200]));
  expect(await statuses(picture)).toEqual(new Set([404]));
  expect(kept()).toEqual([]);

  const other = await makePicture();
  expect((await replace(other.id)).status).toBe(200);
  await deleteReplacedFiles(cms);
  expect(kept()).toEqual([other.id]);
  utimesSync(join(replacedDirectory(), other.id), 0, 0);
  await deleteReplacedFiles(cms);
  expect(kept()).toEqual([]);
});

test('nobody without an account leaves files behind', async () => {
  const picture = await makePicture();
  headers.authorization = '';
  expect((await replace(picture.id)).status).toBe(403);
  expect(kept()).toEqual([]);
});
