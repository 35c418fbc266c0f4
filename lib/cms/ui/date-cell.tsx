import type { DefaultServerCellComponentProps } from 'payload';
import { formatStaffDate } from '@/lib/format/staff-date';
import { RecordLink } from './record-link';

export function DateCell(props: DefaultServerCellComponentProps & { hasTime?: boolean }) {
  const { cellData, i18n, hasTime = true } = props;
  return (
    <RecordLink {...props}>
      {cellData ? <time dateTime={cellData}>{formatStaffDate(cellData, i18n.language, { hasTime })}</time> : null}
    </RecordLink>
  );
}
