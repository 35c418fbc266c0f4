import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { locales, pathIn } from '@/lib/format/locale';
import { logError } from '@/lib/log-error';
import { FinishedDocument, type StoredDocument } from './finished-document';
import { readEntry, restoreEntry, staleWhileRevalidateMs } from './page-cache';
import { pageKey } from './render';

type StoredHomePages = { origin: string; renderedAt: number; pages: [key: string, page: StoredDocument][] };

const inData = (name: string) => join(/* turbopackIgnore: true */ env().DATA_DIR, name);
const storedPagesFile = () => inData('home-pages.json');

export const homePages = locales.flatMap((locale) =>
  [true, false].map((isFirstVisit) => ({ path: pathIn(locale, '/'), isFirstVisit })),
);

const readBuild = () => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'), 'utf8');

/** That of this process: the next one may be built while it runs. */
let runningBuild: string | undefined;

/** Pages of another build, configuration or database are not restored. A restored backup is another file. */
function originOfPages(build: string): string {
  const { ino, birthtimeMs } = statSync(inData('school.db'));
  // Only the first start has a password for the owner.
  const { OWNER_PASSWORD: _, ...configuration } = env();
  return createHash('sha256')
    .update(JSON.stringify([build, ino, birthtimeMs, configuration]))
    .digest('base64url');
}

/** Writes the home pages of the cache to the data folder, so that the next start can send them before the database is open. */
export function storeHomePages(): void {
  try {
    writeHomePages();
  } catch (error) {
    logError('The home pages could not be stored for the next start.', error);
  }
}

function writeHomePages(): void {
  const entries = homePages.map(pageKey).flatMap((key) => {
    const entry = readEntry(key);
    return entry ? [{ key, ...entry }] : [];
  });
  const pages = entries.flatMap(({ key, page }): StoredHomePages['pages'] =>
    page instanceof FinishedDocument ? [[key, page.toStored()]] : [],
  );
  if (pages.length === 0) return;
  const renderedAt = Math.min(...entries.map((entry) => entry.renderedAt));
  runningBuild ??= readBuild();
  const stored: StoredHomePages = { origin: originOfPages(runningBuild), renderedAt, pages };
  const temporary = `${storedPagesFile()}.new`;
  writeFileSync(temporary, JSON.stringify(stored), { mode: 0o600 });
  renameSync(temporary, storedPagesFile());
}

/** Runs before a save is confirmed, so that no older page comes back, even after a power cut. */
export function deleteStoredHomePages(): void {
  if (!existsSync(storedPagesFile())) return;
  try {
    unlinkSync(storedPagesFile());
    const folder = openSync(env().DATA_DIR, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    logError('The stored home pages could not be deleted.', error);
  }
}

/** Puts the stored pages into the cache, where they are stale. Returns whether there are any. */
export function restoreHomePages(): boolean {
  try {
    runningBuild ??= readBuild();
    const { origin, renderedAt, pages } = JSON.parse(readFileSync(storedPagesFile(), 'utf8')) as StoredHomePages;
    if (origin !== originOfPages(readBuild()) || Date.now() - renderedAt > staleWhileRevalidateMs) return false;
    for (const [key, page] of pages) restoreEntry(key, FinishedDocument.fromStored(page), renderedAt);
    return pages.length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') logError('The stored home pages could not be read.', error);
    return false;
  }
}
