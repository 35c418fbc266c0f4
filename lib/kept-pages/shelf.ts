import type { Page } from './page';

/** How long a page is given out as it is, in ms, when nobody has saved anything: as with the data it is made of, less than a minute. */
const lifetime = 30_000;
/**
 * How long after that, in ms, it is still given out while the next one is made. Only where every save passes through this
 * process: then nothing but the time of day can have changed.
 */
const grace = 10 * 60_000;
/** How long after a save pages are not kept, in ms: what they are made of is renewed when the save's own request ends. */
const settling = 2000;
/** Bytes of HTML that are kept in all; the pages asked for longest ago make room. */
const room = 24 * 1024 * 1024;

type KeptPage = Page & {
  until: number;
  /** A part of it could not be loaded: it is not given out beyond its time. */
  isIncomplete: boolean;
};

type Shelf = {
  pages: Map<string, KeptPage>;
  bytes: number;
  changes: number;
  settled: number;
  failures: number;
  incompleteUntil: number;
};

// On the process, not in the module: the framework loads this file once for its start and once for its pages.
const holder = globalThis as { [key: symbol]: Shelf | undefined };
const key = Symbol.for('school.kept-pages');
holder[key] ??= { pages: new Map(), bytes: 0, changes: 0, settled: 0, failures: 0, incompleteUntil: 0 };
const shelf = holder[key];

/** The page kept under this name, unless it is too old; `isDue` when the next one should be made. */
export function keptPage(
  name: string,
  hearsOfEverySave: boolean,
  now = Date.now(),
): (Page & { isDue: boolean }) | undefined {
  const page = shelf.pages.get(name);
  if (!page) return undefined;
  dropPage(name);
  if (page.until + (hearsOfEverySave && !page.isIncomplete ? grace : 0) <= now) return undefined;
  put(name, page);
  return { ...page, isDue: page.until <= now };
}

/** When a page was begun, as far as it matters for keeping it. */
export type Beginning = { changes: number; settled: boolean; failures: number };

/** Called before a page is made. */
export const beginning = (now = Date.now()): Beginning => ({
  changes: shelf.changes,
  settled: now >= shelf.settled,
  failures: shelf.failures,
});

/**
 * Keeps a page for half a minute, unless what it shows changed while it was made or shortly before. One of which a part could not
 * be loaded is kept only as long as that failure is remembered.
 */
export function keepPage(name: string, page: Page, { changes, settled, failures }: Beginning, now = Date.now()): void {
  if (!settled || changes !== shelf.changes) return;
  const isIncomplete = failures !== shelf.failures;
  const until = isIncomplete ? Math.min(now + lifetime, shelf.incompleteUntil) : now + lifetime;
  if (until <= now) return;
  dropPage(name);
  put(name, { ...page, until, isIncomplete });
  for (const oldest of shelf.pages.keys()) {
    if (shelf.bytes <= room) return;
    dropPage(oldest);
  }
}

/** This address has no page to keep any more. */
export function dropPage(name: string): void {
  const page = shelf.pages.get(name);
  if (!page) return;
  shelf.pages.delete(name);
  shelf.bytes -= page.bytes;
}

/** Something was saved: every page is made anew. */
export function forgetPages(now = Date.now()): void {
  shelf.changes += 1;
  shelf.settled = now + settling;
  shelf.pages.clear();
  shelf.bytes = 0;
}

/** A part of a page could not be loaded: which of those being made is not known, so none of them is kept beyond `until`. */
export function markIncomplete(until: number, now = Date.now()): void {
  shelf.failures += 1;
  shelf.incompleteUntil = shelf.incompleteUntil > now ? Math.min(shelf.incompleteUntil, until) : until;
}

function put(name: string, page: KeptPage): void {
  shelf.pages.set(name, page);
  shelf.bytes += page.bytes;
}
