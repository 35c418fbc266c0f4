import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { deleteStoredHomePages, restoreHomePages, storeHomePages } from '@/lib/http/page-cache/home-pages';
import { clearPages, markIncomplete } from '@/lib/http/page-cache/page-cache';
import { errorLog, framework, requestPage, setEnv } from '@/tests/support/cached-pages';

vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({})) }));

const folder = mkdtempSync(join(tmpdir(), 'home-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const setBuild = (id: string) => writeFileSync(join(folder, '.next', 'BUILD_ID'), id);
const setSite = (values = {}) => setEnv({ TRUST_PROXY: 1, DATA_DIR: folder, ...values });
const makeDatabase = () => writeFileSync(join(folder, 'school.db'), '');

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(join(folder, '.next'), { recursive: true });
  setBuild('one');
  setSite();
  makeDatabase();
  rmSync(join(folder, 'home-pages.json'), { force: true, recursive: true });
});

/** As a new process does. */
function restart(): boolean {
  clearPages();
  return restoreHomePages();
}

test('the next process sends the home pages, with their scripts, without a render', async () => {
  const { html, headers } = await requestPage('/');
  await requestPage('/my');
  await requestPage('/adult');
  storeHomePages();
  expect(restart()).toBe(true);
  const restored = await requestPage('/');
  expect(restored.html).toBe(html);
  expect(restored.headers).toMatchObject({
    etag: headers.etag,
    'content-security-policy': headers['content-security-policy'],
  });
  const [path] = /\/documents\/[\w-]+\.js/.exec(html) ?? [];
  expect((await requestPage(path ?? '')).status).toBe(200);
  await requestPage('/my');
  expect(framework.renderedPaths).toEqual(['/', '/my', '/adult']);
  await requestPage('/adult');
  expect(framework.renderedPaths).toHaveLength(4);
});

test('the process after a first start, which had the password of the owner, sends them too', async () => {
  setSite({ OWNER_PASSWORD: 'shown only once' });
  await requestPage('/');
  storeHomePages();
  setSite();
  expect(restart()).toBe(true);
});

test.each([
  ['after a save', deleteStoredHomePages],
  ['by another build', () => setBuild('two')],
  ['with another configuration', () => setSite({ SITE_URL: 'https://other.example' })],
  [
    'with a restored database',
    () => {
      rmSync(join(folder, 'school.db'));
      writeFileSync(join(folder, 'occupies-the-inode'), '');
      makeDatabase();
    },
  ],
  ['after an hour', () => vi.advanceTimersByTime(61 * 60_000)],
])('home pages are not sent %s', async (_, change) => {
  await requestPage('/');
  storeHomePages();
  change();
  expect(restart()).toBe(false);
  expect((await requestPage('/')).text).toMatch(/^2 /);
  expect(errorLog).not.toHaveBeenCalled();
});

test('pages that a process renders after the next one was built are not sent', async () => {
  await requestPage('/');
  restart();
  setBuild('two');
  await requestPage('/');
  storeHomePages();
  expect(restart()).toBe(false);
  expect(errorLog).not.toHaveBeenCalled();
});

test('a home page that is no longer fresh is stored, too', async () => {
  await requestPage('/');
  vi.advanceTimersByTime(40_000);
  storeHomePages();
  expect(restart()).toBe(true);
});

test('a page that cannot be stored, or deleted, is logged, and fails nothing', async () => {
  await requestPage('/');
  mkdirSync(join(folder, 'home-pages.json'));
  storeHomePages();
  deleteStoredHomePages();
  expect(errorLog.mock.calls.map(([message]) => message)).toEqual([
    'The home pages could not be stored for the next start.',
    'The stored home pages could not be deleted.',
  ]);
});

test('a page that lacks something, or a cache without home pages, is not stored', async () => {
  framework.beforeRender = () => markIncomplete(Date.now() + 10_000);
  await requestPage('/');
  storeHomePages();
  expect(existsSync(join(folder, 'home-pages.json'))).toBe(false);
});

test('a damaged file is logged, and the page is rendered', async () => {
  writeFileSync(join(folder, 'home-pages.json'), '{');
  expect(restart()).toBe(false);
  expect(errorLog).toHaveBeenCalledWith('The stored home pages could not be read.', expect.anything());
  expect((await requestPage('/')).text).toMatch(/^1 /);
});
