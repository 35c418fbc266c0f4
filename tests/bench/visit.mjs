import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { repeatVisit } from '../support/repeat-visit.mjs';
import { observe } from './observer.mjs';
import { withPhone } from './phone.mjs';
import { measureTransfers } from './transfers.mjs';

/** A visit with an empty cache, until 3 s after load, and a second visit. Times in ms, sizes in bytes. */
export function visit(browser, site, path, network) {
  return withPhone(browser, network, async (page) => {
    const { href } = new URL(path, site);
    const requests = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(observe);
    await page.goto(href, { timeout: 120_000 });
    await pause(3000);
    const recorded = await page.evaluate(() => window.__recorded);
    const inlineScripts = await page.evaluate(readInlineScripts);
    const transfers = await measureTransfers(requests, site);
    const again = await repeatVisit(page, href);
    return {
      ...toTimings(recorded),
      ...transfers,
      script: transfers.script + brotliCompressSync(inlineScripts).length,
      repeatStatus: again.status,
      repeat: again.bytes,
    };
  });
}

/** They travel inside the HTML, compressed. */
const readInlineScripts = () =>
  [...document.scripts]
    .filter(({ src, type }) => !src && type !== 'application/ld+json')
    .map(({ textContent }) => textContent)
    .join('\n');

function toTimings({ fcp, lcp, cls, tasks, responds, lcpElement }) {
  const blocking = tasks.filter((task) => task.start >= (fcp ?? 0)).reduce((sum, task) => sum + task.duration - 50, 0);
  return { fcp, lcp, cls, blocking, responds, lcpElement };
}
