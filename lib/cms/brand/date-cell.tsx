import type { DefaultServerCellComponentProps } from 'payload';
import { staffDate } from '@/lib/format/staff-date';

/** A date in a list, in Yangon wherever the server or the browser is. */
export function DateCell({ cellData, i18n, time = true }: DefaultServerCellComponentProps & { time?: boolean }) {
  return cellData ? <time dateTime={cellData}>{staffDate(cellData, i18n.language, { time })}</time> : null;
}
