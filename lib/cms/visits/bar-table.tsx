import type { VisitTexts } from './visit-texts';
import '@/lib/cms/dashboard/chart.css';
import '@/lib/cms/ui/table.css';

type Row = { name: string; href: string | undefined; value: number | undefined; text: string; count?: number };

type Props = {
  title: string;
  hint?: string;
  unit: string;
  rows: Row[];
  texts: VisitTexts;
  goal?: number;
  goalText?: string;
};

const maxOpenRows = 9;

/** A table whose values are drawn as bars, beside a line for the goal. */
export function BarTable({ title, hint, unit, rows, texts, goal, goalText }: Props) {
  const max = Math.max(1, (goal ?? 0) * 1.5, ...rows.map(({ value = 0 }) => value));
  const table = (shown: Row[]) => (
    <table className="admin-table visits-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          <th scope="col">{goal ? texts.percentile : texts.views}</th>
          {goal && <th scope="col">{texts.measured}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.href ? <a href={row.href}>{row.name}</a> : row.name}</th>
            <td>
              <BarCell {...row} max={max} goal={goal} over={texts.over} />
            </td>
            {goal && <td>{row.count}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
  const rest = rows.slice(maxOpenRows);
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong>
        {goalText && <span>{texts.goal(goalText)}</span>}
      </figcaption>
      {hint && <p className="visits-hint">{hint}</p>}
      {table(rows.slice(0, maxOpenRows))}
      {rest.length > 0 && (
        <details className="admin-details">
          <summary>{texts.more(rest.length)}</summary>
          {table(rest)}
        </details>
      )}
    </figure>
  );
}

type BarCellProps = Row & { max: number; goal: number | undefined; over: string };

function BarCell({ value, text, max, goal, over }: BarCellProps) {
  const isOver = goal !== undefined && value !== undefined && value > goal;
  const percent = (part: number) => `${((100 * part) / max).toFixed(1)}%`;
  return (
    <>
      {text}
      {isOver && <span className="visits-over"> {over}</span>}
      {value !== undefined && (
        <div className="visits-bar" aria-hidden="true">
          <i style={{ width: percent(value) }} data-series={goal === undefined ? 0 : isOver ? 3 : 2} />
          {goal !== undefined && <b style={{ left: percent(goal) }} />}
        </div>
      )}
    </>
  );
}
