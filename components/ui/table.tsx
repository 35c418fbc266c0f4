import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Stylesheet } from './stylesheet';

type Column = { key: string; title: ReactNode; isNumber?: boolean };
type Props = {
  caption: ReactNode;
  hasHiddenCaption?: boolean;
  columns: Column[];
  rows: { key: string; cells: Record<string, ReactNode> }[];
};

export function Table({ caption, hasHiddenCaption, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <div className="table-frame" tabIndex={0}>
      <Stylesheet name="table" />
      <table className="table">
        <caption className={classNames(hasHiddenCaption && 'visually-hidden')}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" className={classNames(isNumber && 'number')}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, isNumber }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {row.cells[key]}
                  </th>
                ) : (
                  <td key={key} className={classNames(isNumber && 'number')}>
                    {row.cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
