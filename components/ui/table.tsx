import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Stylesheet } from './stylesheet';

type Column = { key: string; title: ReactNode; number?: boolean };
type Props = {
  caption: ReactNode;
  hideCaption?: boolean;
  columns: Column[];
  rows: { key: string; cells: Record<string, ReactNode> }[];
};

export function Table({ caption, hideCaption, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <div className="table-frame" tabIndex={0}>
      <Stylesheet name="table" />
      <table className="table">
        <caption className={classNames(hideCaption && 'visually-hidden')}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, number }) => (
              <th key={key} scope="col" className={classNames(number && 'number')}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, number }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {row.cells[key]}
                  </th>
                ) : (
                  <td key={key} className={classNames(number && 'number')}>
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
