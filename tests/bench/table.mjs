const kib = 1024;

export const round = (value) => (value === undefined ? '–' : String(Math.round(value)));
export const tenths = (value) => (value === undefined ? '–' : value.toFixed(1));
export const kibibytes = (bytes) => tenths(bytes / kib);

/** `name ≤ goal`, and whether `value` reaches it. */
export function goal(name, value, limit, unit = 1) {
  const shown = Number.isInteger(limit) ? limit : limit.toFixed(2);
  const isReached = value === undefined ? '–' : value <= limit * unit ? 'ok' : 'over';
  return `${name} ≤ ${shown} ${isReached}`;
}

export const goalKib = (name, bytes, limit) => goal(name, bytes, limit, kib);

/** The first column and the last one hold text, the others numbers. */
export function table(heads, rows) {
  const lines = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const isText = (column) => column === 0 || column === heads.length - 1;
  const format = (cell, column) => (isText(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]));
  return ['', ...lines.map((line) => line.map(format).join('  ').trimEnd())];
}
