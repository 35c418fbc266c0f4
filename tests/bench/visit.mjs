import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { repeatVisit } from '../support/repeat-visit.mjs';
import { observe } from './observer.mjs';
import { withPhone } from './phone.mjs';
import { measureTransfers } from './transfers.mjs';

/** A visit with an empty cache, until 3 s after load. Times in ms. */
export function visit(browser, site, path, network) {
  return withPhone(browser, network, async (page) => {
    await page.addInitScript(observe);
    await open(page, new URL(path, site).href);
    return toTimings(await page.evaluate(() => window.__recorded));
  });
}

/** The same, and a second visit. Sizes in bytes, as transferred. */
export function weigh(browser, site, path, network) {
  return withPhone(browser, network, async (page) => {
    const { href } = new URL(path, site);
    const requests = [];
    page.on('request', (request) => requests.push(request));
    await open(page, href);
    const inlineScripts = await page.evaluate(readInlineScripts);
    const transfers = await measureTransfers(requests, site);
    const again = await repeatVisit(page, href);
    return {
      ...transfers,
      script: transfers.script + brotliCompressSync(inlineScripts).length,
      repeatStatus: again.status,
      repeat: again.bytes,
    };
  });
}

async function open(page, url) {
  await page.goto(url, { timeout: 120_000 });
  await pause(3000);
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
