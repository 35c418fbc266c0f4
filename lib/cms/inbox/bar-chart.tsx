import { type Series, stackedBars } from './chart';
import type { InboxWords } from './words';
import './inbox.css';
import './chart.css';

type Props = {
  id: string;
  title: string;
  description: string;
  /** What the labels are: the heading of the table's first column. */
  unit: string;
  labels: string[];
  series: Series[];
  words: InboxWords;
};

const size = { width: 360, height: 190 };
const plot = { left: 26, top: 14, width: 330, height: 150 };

/** Stacked bars, drawn on the server; the same numbers as a table stand behind it. */
export function BarChart({ id, title, description, unit, labels, series, words }: Props) {
  const { columns, ticks } = stackedBars(series, labels.length, plot);
  const shown = series.filter(({ values }) => values.some((value) => value > 0));
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  if (total === 0) {
    return (
      <figure className="inbox-chart">
        <figcaption>
          <strong>{title}</strong>
        </figcaption>
        <p className="inbox-empty">{words.nothingYet}</p>
      </figure>
    );
  }
  // Twelve dates do not fit on a phone: every third, counted from the newest.
  const step = labels.length > 8 ? 3 : 1;
  return (
    <figure className="inbox-chart">
      <figcaption>
        <strong>{title}</strong>
        <span>
          {words.total}: {total}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-labelledby={`${id}-title ${id}-description`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <line x1={plot.left} x2={size.width} y1={y} y2={y} />
            <text x={plot.left - 5} y={y + 3.5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {columns.map(({ x, total: sum, top, bars }, at) => (
          <g key={labels[at]}>
            {bars.map((bar) => (
              <rect
                key={bar.series}
                data-series={bar.series}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={bar.height}
              />
            ))}
            {sum > 0 && (
              <text className="inbox-chart-total" x={x} y={top - 3} textAnchor="middle">
                {sum}
              </text>
            )}
            {(labels.length - 1 - at) % step === 0 && (
              <text
                x={x}
                y={plot.top + plot.height + 16}
                textAnchor={step > 1 && at === labels.length - 1 ? 'end' : 'middle'}
                dx={step > 1 && at === labels.length - 1 ? 14 : 0}
              >
                {labels[at]}
              </text>
            )}
          </g>
        ))}
      </svg>
      {series.length > 1 && shown.length > 0 && (
        <ul className="inbox-legend">
          {shown.map(({ name, values }) => (
            <li key={name}>
              <i data-series={series.findIndex((one) => one.name === name)} />
              {name} ({values.reduce((sum, value) => sum + value, 0)})
            </li>
          ))}
        </ul>
      )}
      <details className="inbox-details">
        <summary>{words.asTable}</summary>
        <ChartTable
          title={title}
          unit={unit}
          labels={labels}
          series={series.length > 1 ? shown : series}
          words={words}
        />
      </details>
    </figure>
  );
}

function ChartTable({ title, unit, labels, series, words }: Omit<Props, 'id' | 'description'>) {
  const several = series.length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches a table that scrolls
    <section className="inbox-scroll" aria-label={title} tabIndex={0}>
      <table className="inbox-table">
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {several &&
              series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {several && series.map(({ name, values }) => <td key={name}>{values[at] ?? 0}</td>)}
              <td>{series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
