import { fastNetwork, networks, slowNetwork } from './networks.mjs';
import { goal, goalKib, kibibytes, round, table } from './table.mjs';

const kinds = ['html', 'framework', 'script', 'css', 'font', 'image', 'total'];

const isTwin = ({ name }) => name.endsWith(' (twin)');
const twinOf = (pages, { name }) => pages.find((page) => page.name === `${name} (twin)`);
/** Twins and the bare page are there for comparison. */
const isReference = (page) => isTwin(page) || page.name.startsWith('(');

export const weightTable = (pages) =>
  table(
    [
      `KiB before a tap at ${slowNetwork.name}`,
      ...kinds,
      'requests',
      'prefetches',
      'other hosts',
      'repeat visit',
      'goals',
    ],
    pages.map((page) => {
      const { weight } = page;
      return [
        page.name,
        ...kinds.map((kind) => kibibytes(weight[kind])),
        round(weight.requests),
        round(weight.prefetches),
        weight.hosts || 'none',
        `${weight.repeatStatus}, ${kibibytes(weight.repeat)}`,
        isReference(page) ? '' : weightGoals(page, twinOf(pages, page)),
      ];
    }),
  );

function weightGoals({ name, weight }, twin) {
  const isHome = /^\/(my|fr)?$/.test(name);
  const total = (isHome ? 85 : 62) + (weight.burmeseFont > 0 ? 21 : 0);
  return [
    goal('framework', weight.framework, 0),
    goalKib('script', weight.script, 2),
    goalKib('total', weight.total, total),
    ...(twin ? [goal('of the twin', weight.total / twin.weight.total, 1.15)] : []),
    goal('requests', weight.requests, 9),
    goalKib('repeat', weight.repeat, 2),
    ...(weight.prefetches > 0 ? ['prefetches over'] : []),
    ...(weight.hosts ? ['other hosts over'] : []),
  ].join(', ');
}

export const speedTables = (pages) => networks.flatMap((network) => speedTable(pages, network));

function speedTable(pages, { name: network, latency, goals }) {
  const heads = [`ms at ${network}, ${latency} ms`, 'FCP', 'LCP', 'CLS', 'blocking', 'responds', 'goals'];
  const rows = pages.map((page) => {
    const { fcp, lcp, cls, blocking, responds } = page.speed[network];
    const twin = twinOf(pages, page)?.speed[network];
    const paints = twin
      ? [goal('FCP / twin', fcp / twin.fcp, 1.1), goal('LCP / twin', lcp / twin.lcp, 1.1)]
      : [goal('FCP', fcp, goals.fcp), goal('LCP', lcp, goals.lcp)];
    const all = [...paints, goal('CLS', Number(cls.toFixed(3)), 0), goal('blocking', blocking, 50)];
    return [
      page.name,
      ...[fcp, lcp].map(round),
      cls.toFixed(3),
      ...[blocking, responds].map(round),
      isReference(page) ? '' : all.join(', '),
    ];
  });
  return table(heads, rows);
}

export function tapTable(taps) {
  const heads = ['ms from the first tap to its effect', ...networks.map(({ name }) => name), 'goals'];
  const rows = taps.map(({ name, times }) => [
    name,
    ...networks.map((network) => round(times[network.name])),
    networks.map((network) => goal(network.name, times[network.name], network.goals.tap)).join(', '),
  ]);
  return table(heads, rows);
}

export function hydrationTable(pages) {
  const heads = [`ms at ${fastNetwork.name}`, 'hydrated after load', 'CLS', 'blocking', 'goals'];
  const rows = pages.map(({ name, hydrated, cls, blocking }) => [
    name,
    round(hydrated),
    cls.toFixed(3),
    round(blocking),
    [
      goal('hydrated', hydrated, fastNetwork.goals.hydrated),
      goal('CLS', Number(cls.toFixed(3)), 0),
      goal('blocking', blocking, 50),
    ].join(', '),
  ]);
  return table(heads, rows);
}
