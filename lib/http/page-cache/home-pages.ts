import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { locales, pathIn } from '@/lib/format/locale';
import { logError } from '@/lib/log-error';
import { FinishedDocument, type StoredDocument } from './finished-document';
import { readEntry, restoreEntry, staleWhileRevalidateMs } from './page-cache';
import { pageKey } from './render';

type KeptPages = { origin: string; renderedAt: number; pages: [key: string, page: StoredDocument][] };

const inData = (name: string) => join(/* turbopackIgnore: true */ env().DATA_DIR, name);
const keptPagesFile = () => inData('home-pages.json');

export const homePages = locales.flatMap((locale) =>
  [true, false].map((isFirstVisit) => ({ path: pathIn(locale, '/'), isFirstVisit })),
);

/** Of another build, configuration or database, pages are not restored. A restored backup is another file. */
function originOfPages(): string {
  const { ino, birthtimeMs } = statSync(inData('school.db'));
  const build = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'), 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([build, ino, birthtimeMs, env()]))
    .digest('base64url');
}

/** Writes the home pages of the cache to the data folder, so that the next start can send them before the database is open. */
export function keepHomePages(): void {
  const entries = homePages.map(pageKey).flatMap((key) => {
    const entry = readEntry(key);
    return entry ? [{ key, ...entry }] : [];
  });
  const pages = entries.flatMap(({ key, page }): KeptPages['pages'] =>
    page instanceof FinishedDocument ? [[key, page.toStored()]] : [],
  );
  if (pages.length === 0) return;
  const renderedAt = Math.min(...entries.map((entry) => entry.renderedAt));
  const kept: KeptPages = { origin: originOfPages(), renderedAt, pages };
  const temporary = `${keptPagesFile()}.new`;
  writeFileSync(temporary, JSON.stringify(kept), { mode: 0o600 });
  renameSync(temporary, keptPagesFile());
}

/** Before a save is confirmed: after a power cut, too, no page from before it is restored. */
export function dropHomePages(): void {
  rmSync(keptPagesFile(), { force: true });
  const folder = openSync(env().DATA_DIR, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Puts the kept pages into the cache, where they are stale. Returns whether there are any. */
export function restoreHomePages(): boolean {
  try {
    const { origin, renderedAt, pages } = JSON.parse(readFileSync(keptPagesFile(), 'utf8')) as KeptPages;
    if (origin !== originOfPages() || Date.now() - renderedAt > staleWhileRevalidateMs) return false;
    for (const [key, page] of pages) restoreEntry(key, FinishedDocument.fromStored(page), renderedAt);
    return pages.length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') logError('The kept home pages could not be read.', error);
    return false;
  }
}
