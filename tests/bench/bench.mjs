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
import { resolvePages } from './pages.mjs';
import { formatReport } from './report.mjs';
import { startSite, temporaryData } from './running-server.mjs';
import { measureFirstResponse, measureGrowth, measureMemory, measureServer } from './server-measurements.mjs';
import { visit } from './visit.mjs';

/** Automation makes V8 parse scripts again for source positions, which distorts timings. */
const eagerSourcePositions = '--js-flags=--no-enable-lazy-source-positions';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
});

/** `npm run bench [-- --runs 3 --pages /,/blog --only pages|server]` */
await main(async () => {
  const runs = Math.max(1, Number.parseInt(options.runs, 10) || 5);
  const executablePath = await provideChromium();
  await ensureBuild();
  const data = temporaryData();
  const results = { at: new Date().toISOString(), runs, processors: cpus().length, slowdown, pages: [] };
  try {
    const bare = await startBareApp();
    const site = await startSite(data.folder);
    try {
      if (options.only !== 'server') {
        const pages = await resolvePages(site.url, options.pages.split(',').filter(Boolean));
        results.pages = await measurePages([...pages, barePage(bare.url)], runs, executablePath);
      }
      if (options.only !== 'pages') results.server = await measureServer(site, bare, runs);
    } finally {
      await site.stop();
      await bare.stop();
    }
    if (options.only !== 'pages') {
      results.memory = await measureMemory(data.folder);
      results.firstResponse = await measureFirstResponse(data.folder, runs);
      results.courses = await measureGrowth(data.folder, 1000);
    }
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

/** Interleaved, so that other load on the machine affects all alike. */
async function measurePages(pages, runs, executablePath) {
  const measured = pages.map((page) => ({ ...page, visits: networks.map(() => []) }));
  // Warm up: first responses are measured apart.
  for (const { path, site } of measured) await (await fetch(new URL(path, site))).text();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, eagerSourcePositions] });
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
