import { networks } from './networks.mjs';
import { pagesWithForm } from './pages.mjs';

const kib = 1024;
const rate = (value, goal) => (value === undefined ? '–' : value <= goal ? 'ok' : 'over');
const round = (value) => (value === undefined ? '–' : String(Math.round(value)));
const tenths = (value) => (value === undefined ? '–' : value.toFixed(1));
const kibibytes = (bytes) => tenths(bytes / kib);

export function formatReport(results) {
  return [
    ...(results.pages.length > 0
      ? [...weights(results.pages), ...networks.flatMap((network) => speeds(results.pages, network))]
      : []),
    ...(results.server ? server(results) : []),
  ].join('\n');
}

function weights(pages) {
  const rows = pages.map(({ name, weight }) => {
    const isHome = name === '/';
    const [script, total] = isHome ? [150, 230] : [140, 200];
    return [
      name,
      ...['html', 'script', 'css', 'font', 'image', 'total'].map((kind) => kibibytes(weight[kind])),
      round(weight.requests),
      round(weight.prefetches),
      weight.hosts || 'none',
      [
        ...(pagesWithForm.includes(name) ? [] : [`script ≤ ${script} ${rate(weight.script, script * kib)}`]),
        `total ≤ ${total} ${rate(weight.total, total * kib)}`,
        `requests ≤ 18 ${rate(weight.requests, 18)}`,
        `prefetches 0 ${rate(weight.prefetches, 0)}`,
        `hosts ${weight.hosts ? 'over' : 'ok'}`,
      ].join(', '),
    ];
  });
  const heads = [
    'KiB as transferred',
    'html',
    'script',
    'css',
    'font',
    'image',
    'total',
    'requests',
    'prefetch',
    'other hosts',
    'goals',
  ];
  return ['', ...columns([heads, ...rows])];
}

function speeds(pages, { name: network, latency, goals }) {
  const rows = pages.map(({ name, speed }) => {
    const measured = speed[network];
    return [
      name,
      round(measured.fcp),
      round(measured.lcp),
      measured.cls.toFixed(3),
      round(measured.blocking),
      round(measured.responds),
      round(measured.interactive),
      [
        `FCP ≤ ${goals.fcp} ${rate(measured.fcp, goals.fcp)}`,
        `LCP ≤ ${goals.lcp} ${rate(measured.lcp, goals.lcp)}`,
        `CLS 0 ${rate(Number(measured.cls.toFixed(3)), 0)}`,
        `blocking ≤ 100 ${rate(measured.blocking, 100)}`,
        `interactive ≤ ${goals.interactive} ${rate(measured.interactive, goals.interactive)}`,
      ].join(', '),
    ];
  });
  const heads = [
    `ms at ${network}, ${latency} ms`,
    'FCP',
    'LCP',
    'CLS',
    'blocking',
    'responds',
    'interactive',
    'goals',
  ];
  return ['', ...columns([heads, ...rows])];
}

function server({ server, memory, firstResponse, courses }) {
  const rows = server.paths.map((row) => [
    row.path,
    round(row.elements),
    tenths(row.perSecond),
    tenths(row.bare.perSecond),
    row.processor.toFixed(2),
    row.uncached.processor.toFixed(2),
    row.bare.processor.toFixed(2),
    `${row.ratio.toFixed(2)} ≤ 1.2 ${rate(row.ratio, 1.2)}${row.failures > 0 ? `, ${row.failures} statuses other than 200` : ''}`,
  ]);
  const heads = [
    'server',
    'elements',
    'requests/s',
    'bare requests/s',
    'CPU ms/request',
    'uncached',
    'bare CPU ms',
    'ratio to bare',
  ];
  const [few, many] = courses;
  const growth = many.latency / few.latency;
  return [
    '',
    ...columns([heads, ...rows]),
    '',
    `first response after the process starts: ${firstResponse.toFixed(2)} s ≤ 1.5 ${rate(firstResponse, 1.5)}`,
    `memory after ten seconds of load: ${round(memory)} MiB ≤ 320 ${rate(memory, 320)}`,
    `/adult with ${many.courses} courses: ${tenths(many.latency)} ms, with ${few.courses}: ${tenths(few.latency)} ms, ${growth.toFixed(2)} times ≤ 2 ${rate(growth, 2)}`,
  ];
}

function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const isText = (column) => column === 0 || column === rows[0].length - 1;
  return rows.map((row) =>
    row
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}
