import type { ChartTexts } from './chart-texts';
import type { Series } from './stacked-bars';
import '@/lib/cms/ui/table.css';

export type ChartTableProps = {
  title: string;
  unit: string;
  labels: string[];
  series: Series[];
  texts: ChartTexts;
};

export function ChartTable({ title, unit, labels, series, texts }: ChartTableProps) {
  const hasSeveralSeries = series.length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches a table that scrolls
    <section className="table-scroll" aria-label={title} tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {hasSeveralSeries &&
              series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {hasSeveralSeries && series.map(({ name, values }) => <td key={name}>{values[index] ?? 0}</td>)}
              <td>{series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
