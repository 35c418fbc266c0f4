import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../../scripts/build.mjs';
import { chromiumArguments, provideChromium } from '../../scripts/chromium.mjs';
import { main } from '../../scripts/problem.mjs';
import { project } from '../../scripts/project.mjs';
import { barePage, startBareApp } from './bare-app.mjs';
import { measureCachedRequests } from './cached-requests.mjs';
import { measureFlood } from './flood.mjs';
import { measureHydration } from './hydration.mjs';
import { slowdown } from './networks.mjs';
import { measurePages, withTwins } from './page-measurements.mjs';
import { resolvePages } from './pages.mjs';
import { formatReport } from './report.mjs';
import { startSite, temporaryData } from './running-server.mjs';
import { measureProcess, measureServer } from './server-measurements.mjs';
import { startStaticTwin } from './static-twin.mjs';
import { measureTaps } from './taps.mjs';

/** Automation makes V8 parse scripts again for source positions, which distorts timings. */
const eagerSourcePositions = '--js-flags=--no-enable-lazy-source-positions';

const parts = ['pages', 'taps', 'hydration', 'cache', 'server'];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '' },
    locale: { type: 'string', default: '' },
    only: { type: 'string', default: parts.join() },
  },
});

const list = (text) => text.split(',').filter(Boolean);
const measures = (part) => list(options.only).includes(part);

/** `npm run bench [-- --runs 3 --pages /,/blog --locale my --only pages,taps,hydration,cache,server]` */
await main(async () => {
  const runs = Math.max(1, Number.parseInt(options.runs, 10) || 5);
  const executablePath = await provideChromium();
  await ensureBuild();
  const data = temporaryData();
  const results = { at: new Date().toISOString(), runs, processors: cpus().length, slowdown };
  try {
    const bare = measures('pages') || measures('server') ? await startBareApp() : undefined;
    const site = await startSite(data.folder);
    const twin = await startStaticTwin(site.url);
    const browser = await chromium.launch({
      executablePath,
      // In another language than its own a page has one line more than its twin: the one that offers the browser's.
      args: [...chromiumArguments, eagerSourcePositions, `--accept-lang=${options.locale || 'en'}`],
    });
    try {
      const pages = await resolvePages(site.url, list(options.pages), options.locale);
      if (measures('pages')) {
        results.pages = await measurePages(browser, [...withTwins(pages, twin), barePage(bare.url)], runs);
      }
      if (measures('taps')) results.taps = await measureTaps(browser, site.url, runs);
      if (measures('hydration')) results.hydration = await measureHydration(browser, pages, runs);
      if (measures('server')) results.server = await measureServer(site, bare, runs);
      if (measures('cache')) {
        results.cachedRequests = await measureCachedRequests(site, runs);
        results.flood = await measureFlood(site, runs);
      }
    } finally {
      await browser.close();
      await twin.stop();
      await site.stop();
      await bare?.stop();
    }
    if (measures('server')) results.process = await measureProcess(data.folder, runs);
  } finally {
    data.remove();
  }
  console.log(formatReport(results));
  const folder = join(project, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${results.at.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nMedians of ${runs} in ${file}`);
});
