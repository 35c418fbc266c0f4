import { and, count, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import { placementLevels } from '@/lib/contract/cefr-levels';
import { heardAbout, other } from '@/lib/contract/inquiry-options';
import type { Series } from './stacked-bars';
import { lastWeeks, nextWeek } from './weeks';

const weekCount = 12;

// biome-ignore lint/suspicious/noExplicitAny: Payload creates the columns
type Table = SQLiteTableWithColumns<any>;
type WeekCount = { name: string | null; week: number; count: number };

const tableNames = { inquiries: 'inquiries', orders: 'book_orders', attempts: 'level_test_attempts' } as const;

/** Counts rows per week and per value of a column. Grouped by the database: there may be many rows. */
async function countPerWeek(
  cms: Payload,
  name: keyof typeof tableNames,
  weeks: Date[],
  column?: string,
): Promise<WeekCount[]> {
  const { drizzle, tables } = cms.db as unknown as {
    drizzle: LibSQLDatabase;
    tables: Record<string, Table | undefined>;
  };
  const table = tables[tableNames[name]];
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!table || !first || !last) throw new Error(`There is no table of ${name}.`);
  const cases: SQL[] = weeks
    .map((start, index) => sql`when ${table.createdAt} >= ${start.toISOString()} then ${sql.raw(String(index))}`)
    .reverse();
  const rows = await drizzle
    .select({
      name: column ? sql<string | null>`${table[column]}` : sql<null>`null`,
      week: sql<number>`case ${sql.join(cases, sql` `)} end`,
      count: count(),
    })
    .from(table)
    .where(and(gte(table.createdAt, first.toISOString()), lt(table.createdAt, nextWeek(last).toISOString())))
    .groupBy(sql`1`, sql`2`);
  return rows.map((row) => ({ name: row.name, week: Number(row.week), count: Number(row.count) }));
}

const toSeries = (name: string, rows: WeekCount[], weeks: Date[]): Series => ({
  name,
  values: weeks.map((_, index) => rows.reduce((sum, row) => (row.week === index ? sum + row.count : sum), 0)),
});

export type Statistics = {
  weeks: Date[];
  /** Inquiries by how they heard of the school; text typed beside "Other" counts as "Other". */
  sources: Series[];
  unknownSource: Series;
  orders: Series;
  attempts: Series;
};

export async function readStatistics(cms: Payload, now = new Date()): Promise<Statistics> {
  const weeks = lastWeeks(weekCount, now);
  const [inquiries, orders, attempts] = await Promise.all([
    countPerWeek(cms, 'inquiries', weeks, 'heardAbout'),
    countPerWeek(cms, 'orders', weeks),
    countPerWeek(cms, 'attempts', weeks),
  ]);
  const knownSources: readonly string[] = heardAbout;
  const sourceOf = ({ name }: WeekCount) => (name ? (knownSources.includes(name) ? name : other) : null);
  const fromSource = (source: string | null) => inquiries.filter((row) => sourceOf(row) === source);
  return {
    weeks,
    sources: heardAbout.map((name) => toSeries(name, fromSource(name), weeks)),
    unknownSource: toSeries('', fromSource(null), weeks),
    orders: toSeries('', orders, weeks),
    attempts: toSeries('', attempts, weeks),
  };
}

export async function readLevels(cms: Payload, now = new Date()): Promise<Series> {
  const rows = await countPerWeek(cms, 'attempts', lastWeeks(weekCount, now), 'level');
  const countAt = (level: string) => rows.reduce((sum, row) => (row.name === level ? sum + row.count : sum), 0);
  return { name: '', values: placementLevels.map(countAt) };
}
