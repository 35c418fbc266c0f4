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
import { medians } from './median.mjs';
import { networks, slowdown } from './networks.mjs';
import { addresses } from './pages.mjs';
import { table } from './report.mjs';
import { startSite, temporaryData } from './running-server.mjs';
import { measureFirstAnswer, measureGrowth, measureMemory, measureServer } from './server-measurements.mjs';
import { visit } from './visit.mjs';

/**
 * A program that drives a browser has V8 note where every Error is made, for which it reads whole scripts a second time; React
 * makes some while it loads. Noted on the first reading, that costs nothing more, as it does a visitor nothing.
 */
const readOnce = '--js-flags=--no-enable-lazy-source-positions';

const { values: asked } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
});

/** `npm run bench [-- --runs 3 --pages /,/blog --only pages|server]` */
await main(async () => {
  const runs = Math.max(1, Number.parseInt(asked.runs, 10) || 5);
  const executablePath = await provideChromium();
  await ensureBuild();
  const data = temporaryData();
  const results = { at: new Date().toISOString(), runs, processors: cpus().length, slowdown, pages: [] };
  try {
    const bare = await startBareApp();
    const site = await startSite(data.folder);
    try {
      if (asked.only !== 'server') {
        const wanted = [...(await addresses(site.url, asked.pages.split(',').filter(Boolean))), barePage(bare.url)];
        results.pages = await measurePages(wanted, runs, executablePath);
      }
      if (asked.only !== 'pages') results.server = await measureServer(site, bare, runs);
    } finally {
      await site.stop();
      await bare.stop();
    }
    if (asked.only !== 'pages') {
      results.memory = await measureMemory(data.folder);
      results.firstAnswer = await measureFirstAnswer(data.folder, runs);
      results.courses = await measureGrowth(data.folder, 1000);
    }
  } finally {
    data.remove();
  }
  console.log(table(results));
  const folder = join(project, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${results.at.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nMedians of ${runs} in ${file}`);
});

/** Visits every page on every network, interleaved, so that a busy moment of the machine falls on all of them alike. */
async function measurePages(wanted, runs, executablePath) {
  const measured = wanted.map((page) => ({ ...page, visits: networks.map(() => []) }));
  // What the first visitor after a start pays is a measurement of its own.
  for (const { path, site } of measured) await (await fetch(new URL(path, site))).text();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, readOnce] });
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const page of measured) {
        for (const [index, network] of networks.entries()) {
          process.stderr.write(`run ${run} of ${runs}: ${page.name} at ${network.name}\n`);
          page.visits[index].push(await visit(browser, page.site, page.path, network));
        }
      }
    }
  } finally {
    await browser.close();
  }
  return measured.map(({ name, path, visits }) => {
    const byNetwork = visits.map(medians);
    return {
      name,
      path,
      weight: byNetwork[0],
      speed: Object.fromEntries(networks.map((network, index) => [network.name, byNetwork[index]])),
    };
  });
}
