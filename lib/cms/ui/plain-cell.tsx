import type { DefaultServerCellComponentProps } from 'payload';
import { nationalPhone } from '@/lib/format/phone';
import { RecordLink } from './record-link';

/** Leaves an empty value empty, where Payload shows "<No Discount>". */
export function PlainCell(props: DefaultServerCellComponentProps) {
  const { cellData, field } = props;
  const isEmpty = cellData === null || cellData === undefined || cellData === '';
  const isPhone = 'name' in field && field.name === 'phone';
  return (
    <RecordLink {...props}>
      {isEmpty ? null : (
        <span className={isPhone ? 'list-number' : undefined}>
          {isPhone ? nationalPhone(String(cellData)) : String(cellData)}
        </span>
      )}
    </RecordLink>
  );
}
