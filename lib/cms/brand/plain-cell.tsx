import type { DefaultServerCellComponentProps } from 'payload';
import { nationalPhone } from '@/lib/format/phone';

/** A value in a list as people write it; nothing for an empty one, where the CMS writes "<No Discount>". */
export function PlainCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (cellData === null || cellData === undefined || cellData === '') return null;
  const isPhone = 'name' in field && field.name === 'phone';
  return (
    <span className={isPhone ? 'list-number' : undefined}>
      {isPhone ? nationalPhone(String(cellData)) : String(cellData)}
    </span>
  );
}
