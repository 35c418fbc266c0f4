import { networks } from './networks.mjs';
import { withIsland } from './pages.mjs';

const kib = 1024;
const mark = (value, most) => (value === undefined ? '–' : value <= most ? 'ok' : 'over');
const whole = (value) => (value === undefined ? '–' : String(Math.round(value)));
const tenths = (value) => (value === undefined ? '–' : value.toFixed(1));
const kibibytes = (bytes) => tenths(bytes / kib);

/** The measured pages and server as lines for the terminal, each number with its goal. */
export function table(results) {
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
      whole(weight.requests),
      whole(weight.prefetches),
      weight.hosts || 'none',
      [
        ...(withIsland.includes(name) ? [] : [`script ≤ ${script} ${mark(weight.script, script * kib)}`]),
        `total ≤ ${total} ${mark(weight.total, total * kib)}`,
        `requests ≤ 18 ${mark(weight.requests, 18)}`,
        `prefetches 0 ${mark(weight.prefetches, 0)}`,
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
      whole(measured.fcp),
      whole(measured.lcp),
      measured.cls.toFixed(3),
      whole(measured.blocking),
      whole(measured.answers),
      whole(measured.answersWithScript),
      [
        `FCP ≤ ${goals.fcp} ${mark(measured.fcp, goals.fcp)}`,
        `LCP ≤ ${goals.lcp} ${mark(measured.lcp, goals.lcp)}`,
        `CLS 0 ${mark(Number(measured.cls.toFixed(3)), 0)}`,
        `blocking ≤ 100 ${mark(measured.blocking, 100)}`,
        `answers with script ≤ ${goals.answers} ${mark(measured.answersWithScript, goals.answers)}`,
      ].join(', '),
    ];
  });
  const heads = [`ms at ${network}, ${latency} ms`, 'FCP', 'LCP', 'CLS', 'blocking', 'answers', 'with script', 'goals'];
  return ['', ...columns([heads, ...rows])];
}

function server({ server, memory, firstAnswer, courses }) {
  const rows = server.paths.map((row) => [
    row.path,
    whole(row.elements),
    tenths(row.perSecond),
    tenths(row.bare.perSecond),
    row.processor.toFixed(2),
    row.rendered.processor.toFixed(2),
    row.bare.processor.toFixed(2),
    `${row.times.toFixed(2)} ≤ 1.2 ${mark(row.times, 1.2)}${row.failures > 0 ? `, ${row.failures} not answered with 200` : ''}`,
  ]);
  const heads = [
    'server',
    'elements',
    'requests/s',
    'bare requests/s',
    'CPU ms/request',
    'rendered anew',
    'bare CPU ms',
    'times bare',
  ];
  const [few, many] = courses;
  const growth = many.wait / few.wait;
  return [
    '',
    ...columns([heads, ...rows]),
    '',
    `first answer after the process starts: ${firstAnswer.toFixed(2)} s ≤ 1.5 ${mark(firstAnswer, 1.5)}`,
    `memory after ten seconds of load: ${whole(memory)} MiB ≤ 320 ${mark(memory, 320)}`,
    `/adult with ${many.courses} courses: ${tenths(many.wait)} ms, with ${few.courses}: ${tenths(few.wait)} ms, ${growth.toFixed(2)} times ≤ 2 ${mark(growth, 2)}`,
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
