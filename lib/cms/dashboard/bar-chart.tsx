import { ChartTable, type ChartTableProps } from './chart-table';
import { type Column, stackedBars } from './stacked-bars';
import './chart.css';

type Props = ChartTableProps & { id: string; description: string };

const size = { width: 360, height: 190 };
const plot = { left: 26, top: 14, width: 330, height: 150 };

export function BarChart({ id, title, description, unit, labels, series, texts }: Props) {
  const { columns, ticks } = stackedBars(series, labels.length, plot);
  const nonEmptySeries = series.filter(({ values }) => values.some((value) => value > 0));
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  if (total === 0) {
    return (
      <figure className="chart">
        <figcaption>
          <strong>{title}</strong>
        </figcaption>
        <p className="chart-empty">{texts.nothingYet}</p>
      </figure>
    );
  }
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong>
        <span>
          {texts.total}: {total}
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
        {columns.map((column, index) => (
          <ChartColumn key={labels[index]} column={column} labels={labels} index={index} />
        ))}
      </svg>
      {series.length > 1 && (
        <ul className="chart-legend">
          {nonEmptySeries.map(({ name, values }) => (
            <li key={name}>
              <i data-series={series.findIndex((one) => one.name === name)} />
              {name} ({values.reduce((sum, value) => sum + value, 0)})
            </li>
          ))}
        </ul>
      )}
      <details className="admin-details">
        <summary>{texts.asTable}</summary>
        <ChartTable
          title={title}
          unit={unit}
          labels={labels}
          series={series.length > 1 ? nonEmptySeries : series}
          texts={texts}
        />
      </details>
    </figure>
  );
}

function ChartColumn({ column, labels, index }: { column: Column; labels: string[]; index: number }) {
  const { x, total, top, bars } = column;
  // Twelve dates do not fit on a phone: every third, of four weeks every seventh, counted from the newest.
  const step = labels.length > 14 ? 7 : labels.length > 8 ? 3 : 1;
  const hasTotal = total > 0 && labels.length <= 14;
  const isLastOfMany = step > 1 && index === labels.length - 1;
  return (
    <g>
      {bars.map((bar) => (
        <rect key={bar.series} data-series={bar.series} x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
      ))}
      {hasTotal && (
        <text className="chart-total" x={x} y={top - 3} textAnchor="middle">
          {total}
        </text>
      )}
      {(labels.length - 1 - index) % step === 0 && (
        <text
          x={x}
          y={plot.top + plot.height + 16}
          textAnchor={isLastOfMany ? 'end' : 'middle'}
          dx={isLastOfMany ? 14 : 0}
        >
          {labels[index]}
        </text>
      )}
    </g>
  );
}
