const maxColumns = 3;
/** Of a row of three cells, in characters. */
const maxRowLength = 60;

const rowsOf = (table: string) => table.match(/<tr[\s>].*?<\/tr>/gs) ?? [];
const cell = /<(t[hd])([\s>].*?<\/\1>)/gs;
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('"', '&quot;');

function isWide(columns: number, rows: string[]): boolean {
  if (columns < maxColumns) return false;
  return columns > maxColumns || rows.some((row) => textOf(row).length > maxRowLength);
}

/** Phones show rows of wide tables as cards with `data-label`. `html` must be sanitised. */
export function labelWideTables(html: string): string {
  return html.replace(/<table[\s>].*?<\/table>/gs, (table) => {
    const [head = '', ...rows] = rowsOf(table);
    const headings = [...head.matchAll(cell)];
    const isPlain = !/(?:col|row)span=/.test(table) && table.lastIndexOf('<table') === 0;
    if (!isPlain || !isWide(headings.length, rows) || headings.some(([, tag]) => tag !== 'th')) return table;
    const labels = headings.map(([, , content = '']) => textOf(`<th${content}`));
    return rows
      .reduce((all, row) => all.replace(row, () => labelRow(row, labels)), table)
      .replace('<table', '<table data-labelled')
      .replace('<tr', '<tr data-headings');
  });
}

function labelRow(row: string, labels: string[]): string {
  let column = 0;
  return row.replace(cell, (_, tag: string, rest: string) => `<${tag} data-label="${labels[column++] ?? ''}"${rest}`);
}
