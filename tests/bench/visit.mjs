import { setTimeout as pause } from 'node:timers/promises';
import { observe } from './observer.mjs';
import { withPhone } from './phone.mjs';
import { measureRepeat, measureTransfers } from './transfers.mjs';

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
    const ownScript = await page.evaluate(measureInlineScripts);
    const transfers = await measureTransfers(requests.splice(0), site);
    await page.goto('about:blank');
    requests.length = 0;
    await page.goto(href, { timeout: 120_000 });
    const repeated = await measureRepeat(requests);
    return { ...toTimings(recorded), ...transfers, ...repeated, script: transfers.script + ownScript };
  });
}

/** In bytes, uncompressed: they travel inside the HTML. */
const measureInlineScripts = () =>
  [...document.scripts]
    .filter(({ src, type }) => !src && type !== 'application/ld+json')
    .reduce((bytes, { textContent }) => bytes + textContent.length, 0);

function toTimings({ fcp, lcp, cls, tasks, responds, lcpElement }) {
  const blocking = tasks.filter((task) => task.start >= (fcp ?? 0)).reduce((sum, task) => sum + task.duration - 50, 0);
  return { fcp, lcp, cls, blocking, responds, lcpElement };
}
