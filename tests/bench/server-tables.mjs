import { goal, round, table, tenths } from './table.mjs';

/** Of a request, on the machine of the goals. */
const processorMs = { ours: 0.2, nginx: 0.03 };

export function serverTable(paths) {
  const heads = [
    'server',
    'elements',
    'requests/s',
    'bare requests/s',
    'CPU ms/request',
    'uncached',
    'bare CPU ms',
    'goals',
  ];
  const rows = paths.map((row) => [
    row.path,
    round(row.elements),
    tenths(row.perSecond),
    tenths(row.bare.perSecond),
    row.processor.toFixed(2),
    row.uncached.processor.toFixed(2),
    row.bare.processor.toFixed(2),
    [goal('of bare', row.ratio, 1.2), ...failuresOf(row)].join(', '),
  ]);
  return table(heads, rows);
}

export function cachedRequestTable(requests) {
  const heads = ['cached, Brotli', 'requests/s', 'nginx requests/s', 'CPU ms/request', 'nginx CPU ms', 'goals'];
  const rows = requests.map((row) => [
    row.name,
    round(row.perSecond),
    round(row.nginx?.perSecond),
    row.processor.toFixed(3),
    row.nginx?.processor.toFixed(3) ?? '–',
    [
      ...(row.nginx
        ? [
            goal('CPU / nginx', row.processor / row.nginx.processor, processorMs.ours / processorMs.nginx),
            goal('nginx / ours', row.nginx.perSecond / row.perSecond, 3),
          ]
        : [goal('CPU', row.processor, processorMs.ours)]),
      ...failuresOf(row),
    ].join(', '),
  ]);
  return [...table(heads, rows), ...(requests.some(({ nginx }) => nginx) ? [] : ['nginx not installed'])];
}

const failuresOf = ({ failures }) => (failures > 0 ? [`${failures} statuses other than 200`] : []);

export function floodLines({ idle, flooded, statuses, memory }) {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    '',
    `p95 of cached pages: ${tenths(idle)} ms idle, ${tenths(flooded)} ms while 200 made-up paths and queries a second are requested (${counts.join(', ')}); ${goal('times', flooded / idle, 2)}`,
    `memory after it: ${round(memory)} MiB; ${goal('MiB', memory, 320)}`,
  ];
}

export function processLines({ memory, firstResponse, courses: [few, many] }) {
  return [
    `first response after the process starts: ${firstResponse.toFixed(2)} s; ${goal('s', firstResponse, 1.5)}`,
    `memory after ten seconds of load: ${round(memory)} MiB; ${goal('MiB', memory, 320)}`,
    `/adult with ${many.courses} courses: ${tenths(many.latency)} ms, with ${few.courses}: ${tenths(few.latency)} ms; ${goal('times', many.latency / few.latency, 2)}`,
  ];
}
