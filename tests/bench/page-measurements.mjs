import { medians } from './median.mjs';
import { networks, slowNetwork } from './networks.mjs';
import { visit } from './visit.mjs';

/** A page of the site and its static twin, or a page without one. */
export const withTwins = (pages, twin) =>
  pages.flatMap((page) => (page.hasTwin ? [page, { ...page, name: `${page.name} (twin)`, site: twin.url }] : [page]));

/** Interleaved, a page and its twin in turn, each as often first, so that other load on the machine affects all alike. */
export async function measurePages(browser, pages, runs) {
  const measured = pages.map((page) => ({ ...page, visits: networks.map(() => []) }));
  // Warm up: first responses are measured apart.
  for (const { site, path } of measured) await visit(browser, site, path, slowNetwork);
  for (let run = 1; run <= runs; run += 1) {
    const inTurn = run % 2 === 1 ? measured : measured.toReversed();
    for (const [index, network] of networks.entries()) {
      for (const page of inTurn) {
        process.stderr.write(`run ${run} of ${runs}: ${page.name} at ${network.name}\n`);
        page.visits[index].push(await visit(browser, page.site, page.path, network));
      }
    }
  }
  return measured.map(({ name, path, visits }) => {
    const byNetwork = Object.fromEntries(networks.map((network, index) => [network.name, medians(visits[index])]));
    return { name, path, weight: byNetwork[slowNetwork.name], speed: byNetwork };
  });
}
