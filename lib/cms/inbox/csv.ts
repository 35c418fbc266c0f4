import { stringify } from 'csv-stringify/sync';
import { yangonTime } from '@/lib/format/dates';

/** Excel needs it to recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * CSV injection: where the decimal sign is a comma, as in France, Excel starts a new cell at a semicolon and a new row at a line
 * break, even inside quotes. So a formula is escaped after these as well.
 */
const escapeFormulas = (cell: string) => cell.replace(/(?=[=+\-@＝＋－＠])(?<=[;\t\r\n][\s"]*)/g, "'");

export function toCsv(rows: string[][]): string {
  return stringify(
    rows.map((cells) => cells.map(escapeFormulas)),
    { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

export const csvHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}-${yangonTime(new Date()).slice(0, 10)}.csv"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
