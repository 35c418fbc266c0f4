import type { DefaultServerCellComponentProps } from 'payload';
import { formatStaffDate } from '@/lib/format/staff-date';
import { RecordLink } from './record-link';

export function DateCell(props: DefaultServerCellComponentProps & { time?: boolean }) {
  const { cellData, i18n, time = true } = props;
  return (
    <RecordLink {...props}>
      {cellData ? <time dateTime={cellData}>{formatStaffDate(cellData, i18n.language, { time })}</time> : null}
    </RecordLink>
  );
}
