import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import type { Vital } from '@/lib/contract/visits';
import { yangonTime } from '@/lib/format/dates';
import type { Histogram } from '@/lib/format/histogram';
import type { VisitFilters } from './visit-filters';

const dayMs = 24 * 60 * 60 * 1000;

/** The page views of a page or of a day; `name` is its pattern or date. */
export type VisitGroup = { name: string; views: number; histograms: Record<Vital, Histogram> };

export type VisitStatistics = { days: string[]; viewsPerDay: number[]; total: VisitGroup; groups: VisitGroup[] };

/** Pages with the most views or the newest days first. */
export async function readVisits(cms: Payload, filters: VisitFilters, now = new Date()): Promise<VisitStatistics> {
  const days = lastDays(Number(filters.days), now);
  const [perDay, counts] = await Promise.all([
    sumCounts(cms, filters, days, 'day', sql`metric = 'views'`),
    sumCounts(cms, filters, days, filters.by),
  ]);
  const names = [...new Set(counts.map(({ name }) => name))];
  const groups = names.map((name) =>
    toGroup(
      name,
      counts.filter((one) => one.name === name),
    ),
  );
  return {
    days,
    viewsPerDay: days.map((day) => perDay.find(({ name }) => name === day)?.count ?? 0),
    total: toGroup('', counts),
    groups: groups.toSorted((a, b) => (filters.by === 'day' ? (a.name < b.name ? 1 : -1) : b.views - a.views)),
  };
}

/** In Yangon, oldest first. */
const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) =>
    yangonTime(new Date(now.getTime() - index * dayMs)).slice(0, 10),
  ).reverse();

type Count = { name: string; metric: string; bucket: number; count: number };

async function sumCounts(
  { db }: Payload,
  { device, line, page }: VisitFilters,
  [firstDay = '']: string[],
  by: 'page' | 'day',
  condition?: SQL,
): Promise<Count[]> {
  const { drizzle, tables } = db as unknown as {
    drizzle: LibSQLDatabase;
    // biome-ignore lint/suspicious/noExplicitAny: Payload creates the columns
    tables: Record<string, SQLiteTableWithColumns<any>>;
  };
  const table = tables.visit_counts;
  if (!table) throw new Error('There is no table of visits.');
  const rows = await drizzle
    .select({
      name: sql<string>`${table[by]}`,
      metric: sql<string>`${table.metric}`,
      bucket: sql<number | string>`${table.bucket}`,
      count: sql<number | string>`sum(${table.count})`,
    })
    .from(table)
    .where(
      and(
        gte(table.day, firstDay),
        device && eq(table.device, device),
        line && eq(table.line, line),
        page ? eq(table.page, page) : undefined,
        condition,
      ),
    )
    .groupBy(table[by], table.metric, table.bucket);
  return rows.map((row) => ({ ...row, bucket: Number(row.bucket), count: Number(row.count) }));
}

function toGroup(name: string, counts: Count[]): VisitGroup {
  const histogramOf = (metric: string) => {
    const histogram = new Map<number, number>();
    for (const { bucket, count } of counts.filter((one) => one.metric === metric)) {
      histogram.set(bucket, (histogram.get(bucket) ?? 0) + count);
    }
    return histogram;
  };
  return {
    name,
    views: histogramOf('views').get(0) ?? 0,
    histograms: { lcp: histogramOf('lcp'), inp: histogramOf('inp'), cls: histogramOf('cls') },
  };
}
