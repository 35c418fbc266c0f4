import type { DefaultServerCellComponentProps } from 'payload';
import { formatMmk } from '@/lib/format/price';
import { RecordLink } from './record-link';

export const PriceCell = (props: DefaultServerCellComponentProps) => (
  <RecordLink {...props}>
    {typeof props.cellData === 'number' ? <span className="list-number">{formatMmk(props.cellData)}</span> : null}
  </RecordLink>
);
