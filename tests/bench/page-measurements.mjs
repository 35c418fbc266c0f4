import { medians } from './median.mjs';
import { networks, slowNetwork } from './networks.mjs';
import { visit, weigh } from './visit.mjs';

/** A page of the site and its static twin, or a page without one. */
export const withTwins = (pages, twin) =>
  pages.flatMap((page) => (page.hasTwin ? [page, { ...page, name: `${page.name} (twin)`, site: twin.url }] : [page]));

/** Interleaved, a page and its twin in turn, each as often first, so that other load on the machine affects all alike. */
export async function measurePages(browser, pages, runs) {
  const measured = [];
  for (const page of pages) {
    // Warm up: first responses are measured apart.
    await visit(browser, page.site, page.path, slowNetwork);
    const weight = await weigh(browser, page.site, page.path, slowNetwork);
    measured.push({ ...page, weight, visits: networks.map(() => []) });
  }
  for (let run = 1; run <= runs; run += 1) {
    const inTurn = run % 2 === 1 ? measured : measured.toReversed();
    for (const [index, network] of networks.entries()) {
      for (const page of inTurn) {
        process.stderr.write(`run ${run} of ${runs}: ${page.name} at ${network.name}\n`);
        page.visits[index].push(await visit(browser, page.site, page.path, network));
      }
    }
  }
  return measured.map(({ name, path, weight, visits }) => {
    const toSpeed = ({ name: network }, index) => [network, { ...medians(visits[index]), visits: visits[index] }];
    return { name, path, weight, speed: Object.fromEntries(networks.map(toSpeed)) };
  });
}
