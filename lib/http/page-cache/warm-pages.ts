import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { notFoundPath } from '@/lib/http/cms-paths';
import { logError } from '@/lib/log-error';
import { processWide } from '@/lib/process-wide';
import { homePages } from './home-pages';
import { msUntilSettled, receivesEverySave } from './page-cache';
import { cacheablePath } from './page-parameters';
import type { PageRequest } from './render';
import { fillCache } from './serve-page';

/** Longer than the framework takes to refresh its data cache. */
const quietMs = 2500;
/** The pages themselves and the first courses: more would push each other out of the cache. */
const maxPaths = 100;
/** Of pages that no save has changed: well before `staleWhileRevalidateMs`. */
const refreshMs = 45 * 60_000;
/** The pause after a render, as a multiple of its duration: visitors have most of a core. */
const restFactor = 3;

export type Origin = { host: string; port: number };

type Options = {
  delayMs?: number;
  /** The home pages are in the cache, and no save has come meanwhile. */
  onHome?: () => void;
  /** Before the pages of a quiet site are rendered again. */
  onRefresh?: () => void;
};

const state = processWide('warm-pages', () => ({ timer: undefined as NodeJS.Timeout | undefined, run: 0 }));

/**
 * Renders the pages of the sitemap in the background once no save has come for a while, and again before they are too old to be
 * served, so that no guest waits for a render.
 */
export function warmPagesLater(origin: Origin, { delayMs = quietMs, onHome, onRefresh }: Options = {}): void {
  state.run += 1;
  const { run } = state;
  clearTimeout(state.timer);
  const timerMs = Math.max(delayMs, msUntilSettled());
  state.timer = setTimeout(() => {
    warmPages(origin, run, onHome)
      .catch((error) => logError('Pages could not be rendered in advance.', error))
      .then(() => {
        if (state.run === run && receivesEverySave()) refreshPagesLater(origin, { onHome, onRefresh });
      });
  }, timerMs).unref();
}

function refreshPagesLater(origin: Origin, { onHome, onRefresh }: Options): void {
  state.timer = setTimeout(() => {
    onRefresh?.();
    warmPagesLater(origin, { delayMs: 0, onHome, onRefresh });
  }, refreshMs).unref();
}

async function warmPages(origin: Origin, run: number, onHome = () => {}): Promise<void> {
  const fill = async (page: Pick<PageRequest, 'path' | 'isFirstVisit'>) => {
    if (state.run !== run) return;
    const startedAt = performance.now();
    await fillCache({ ...origin, ...page });
    await pause(restFactor * (performance.now() - startedAt), undefined, { ref: false });
  };
  for (const page of homePages) await fill(page);
  if (state.run === run) onHome();
  const paths = pathsOf(await read(origin, '/sitemap.xml'))
    .filter((path) => cacheablePath(path) === path && !homePages.some((home) => home.path === path))
    .slice(0, maxPaths);
  for (const isFirstVisit of [true, false]) {
    for (const path of [...paths, notFoundPath]) await fill({ path, isFirstVisit });
  }
}

const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) =>
    (path || '/').replaceAll('&amp;', '&'),
  );

function read({ host, port }: Origin, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host, port, path, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => resolve(Buffer.concat(chunks).toString()));
    }).once('error', reject);
  });
}
