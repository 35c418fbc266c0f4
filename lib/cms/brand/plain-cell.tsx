import type { DefaultServerCellComponentProps } from 'payload';

/** A value in a list as it is; nothing for an empty one, where the CMS writes "<No Discount>". */
export const PlainCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData === null || cellData === undefined || cellData === '' ? null : <span>{String(cellData)}</span>;
