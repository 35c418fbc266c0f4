import { BarChart } from '@/lib/cms/dashboard/bar-chart';
import { chartTexts } from '@/lib/cms/dashboard/chart-texts';
import { buckets, goals, type Vital, vitals } from '@/lib/contract/visits';
import { countAll, percentile } from '@/lib/format/histogram';
import { BarTable } from './bar-table';
import type { VisitGroup, VisitStatistics } from './read-visits';
import { filtersHref, type VisitFilters } from './visit-filters';
import { formatDay, formatPage, formatVital } from './visit-formats';
import { visitTexts } from './visit-texts';
import '@/lib/cms/dashboard/dashboard.css';

/** Of Google's recommendation for the goals. */
const share = 0.75;

type Props = { statistics: VisitStatistics; filters: VisitFilters; language: string };

export function VisitCharts({ statistics: { days, viewsPerDay, total, groups }, filters, language }: Props) {
  const texts = visitTexts(language);
  if (total.views === 0) return <p className="chart-empty">{texts.empty}</p>;
  const isByPage = filters.by === 'page';
  const nameOf = ({ name }: VisitGroup) =>
    name === '' ? texts.all : isByPage ? formatPage(name) : formatDay(name, language);
  const hrefOf = ({ name }: VisitGroup) =>
    isByPage && name !== '' ? filtersHref({ ...filters, page: name, by: 'day' }) : undefined;
  const toRow = (group: VisitGroup) => ({ name: nameOf(group), href: hrefOf(group) });
  const toVitalRow = (vital: Vital) => (group: VisitGroup) => {
    const value = percentile(buckets[vital], group.histograms[vital], share);
    return {
      ...toRow(group),
      value,
      text: value === undefined ? '–' : formatVital(vital, value, language),
      count: countAll(group.histograms[vital]),
    };
  };
  const shared = { unit: isByPage ? texts.page : texts.day, texts };
  return (
    <div className="dashboard-charts">
      <BarChart
        id="views-per-day"
        title={texts.views}
        description={texts.perDay}
        unit={texts.day}
        labels={days.map((day) => formatDay(day, language))}
        series={[{ name: '', values: viewsPerDay }]}
        texts={chartTexts(language)}
      />
      {isByPage && (
        <BarTable
          {...shared}
          title={texts.viewsByPage}
          rows={groups.map((group) => ({ ...toRow(group), value: group.views, text: String(group.views) }))}
        />
      )}
      {vitals.map((vital) => (
        <BarTable
          key={vital}
          {...shared}
          title={texts.vitals[vital].title}
          hint={texts.vitals[vital].hint}
          goal={goals[vital]}
          goalText={formatVital(vital, goals[vital], language)}
          rows={[total, ...groups].map(toVitalRow(vital))}
        />
      ))}
    </div>
  );
}
