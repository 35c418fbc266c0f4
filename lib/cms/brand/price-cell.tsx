import type { DefaultServerCellComponentProps } from 'payload';
import { formatMmk } from '@/lib/format/price';

/** A price in a list: "120,000 MMK". */
export const PriceCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span className="list-number">{formatMmk(cellData)}</span> : null;
