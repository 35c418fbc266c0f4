import { medians } from './median.mjs';
import { fastNetwork } from './networks.mjs';
import { withPhone } from './phone.mjs';

/** On a fast line, from load until everything is hydrated, in ms. */
export async function measureHydration(browser, pages, runs) {
  const measured = pages.map(({ name, site, path }) => ({ name, site, path, visits: [] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, site, path, visits } of measured) {
      process.stderr.write(`run ${run} of ${runs}: hydration of ${name} at ${fastNetwork.name}\n`);
      visits.push(await measureVisit(browser, new URL(path, site).href));
    }
  }
  return measured.map(({ name, visits }) => ({ name, ...medians(visits) }));
}

function measureVisit(browser, url) {
  return withPhone(browser, fastNetwork, async (page) => {
    await page.goto(url, { timeout: 120_000 });
    return page.evaluate(recordHydration);
  });
}

/** Serialised into the browser. `hydrated` is undefined after 20 s. */
function recordHydration() {
  const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
  let cls = 0;
  let blocking = 0;
  const observe = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) cls += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    if (startTime >= loadEventEnd) blocking += duration - 50;
  });
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const isFinished = () =>
    [...document.querySelectorAll('main, footer')].every(isHydrated) && !document.querySelector('[data-island=""]');
  return new Promise((resolve) => {
    const check = () => {
      const elapsed = performance.now() - loadEventEnd;
      if (isFinished()) resolve({ hydrated: elapsed, cls, blocking });
      else if (elapsed > 20_000) resolve({ cls, blocking });
      else setTimeout(check, 10);
    };
    check();
  });
}
