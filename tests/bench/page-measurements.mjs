import { median, medians } from './median.mjs';
import { networks, slowNetwork } from './networks.mjs';
import { visit } from './visit.mjs';

const twinName = (page) => `${page.name} (twin)`;

/** A page of the site and its static twin, or a page without one. */
export const withTwins = (pages, twin) =>
  pages.flatMap((page) => (page.hasTwin ? [page, { ...page, name: twinName(page), site: twin.url }] : [page]));

/** Of each visit to the visit of the twin beside it: the machine becomes slower and faster during a run, for both alike. */
const ratioTo = (twinVisits, visits, paint) =>
  median(visits.map((visit, run) => visit[paint] / twinVisits[run][paint]));

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
  return measured.map((page) => {
    const { name, path, visits } = page;
    const twin = measured.find((other) => other.name === twinName(page));
    const toSpeed = (index) => ({
      ...medians(visits[index]),
      ...(twin && {
        fcpRatio: ratioTo(twin.visits[index], visits[index], 'fcp'),
        lcpRatio: ratioTo(twin.visits[index], visits[index], 'lcp'),
      }),
    });
    const speed = Object.fromEntries(networks.map((network, index) => [network.name, toSpeed(index)]));
    return { name, path, weight: speed[slowNetwork.name], speed };
  });
}
