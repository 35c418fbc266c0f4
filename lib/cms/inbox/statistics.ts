import { and, count, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import { placementLevels } from '@/lib/contract/common';
import { heardAbout, other } from '@/lib/contract/inquiry-options';
import type { Series } from './chart';
import { lastWeeks, weekAfter } from './weeks';

const weekCount = 12;

// biome-ignore lint/suspicious/noExplicitAny: the columns are made by the CMS
type Table = SQLiteTableWithColumns<any>;
type Counted = { name: string | null; week: number; count: number };

const tableNames = { inquiries: 'inquiries', orders: 'book_orders', attempts: 'level_test_attempts' } as const;

/** Counts the rows of the last weeks, by week and by a column, in the database: it answers a few lines, however many rows. */
async function countPerWeek(
  cms: Payload,
  name: keyof typeof tableNames,
  weeks: Date[],
  column?: string,
): Promise<Counted[]> {
  const { drizzle, tables } = cms.db as unknown as {
    drizzle: LibSQLDatabase;
    tables: Record<string, Table | undefined>;
  };
  const table = tables[tableNames[name]];
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!table || !first || !last) throw new Error(`There is no table of ${name}.`);
  const cases: SQL[] = weeks
    .map((start, at) => sql`when ${table.createdAt} >= ${start.toISOString()} then ${sql.raw(String(at))}`)
    .reverse();
  const counted = await drizzle
    .select({
      name: column ? sql<string | null>`${table[column]}` : sql<null>`null`,
      week: sql<number>`case ${sql.join(cases, sql` `)} end`,
      count: count(),
    })
    .from(table)
    .where(and(gte(table.createdAt, first.toISOString()), lt(table.createdAt, weekAfter(last).toISOString())))
    .groupBy(sql`1`, sql`2`);
  return counted.map((row) => ({ name: row.name, week: Number(row.week), count: Number(row.count) }));
}

const series = (name: string, rows: Counted[], weeks: Date[]): Series => ({
  name,
  values: weeks.map((_, at) => rows.reduce((sum, { week, count }) => (week === at ? sum + count : sum), 0)),
});

export type Statistics = {
  weeks: Date[];
  /** By the options of the form; what was typed beside "Other" counts there. `notSaid` are those that left it open. */
  heard: Series[];
  notSaid: Series;
  orders: Series;
  attempts: Series;
};

/** What came in within the last twelve weeks, by week. */
export async function readStatistics(cms: Payload, now = new Date()): Promise<Statistics> {
  const weeks = lastWeeks(weekCount, now);
  const [inquiries, orders, attempts] = await Promise.all([
    countPerWeek(cms, 'inquiries', weeks, 'heardAbout'),
    countPerWeek(cms, 'orders', weeks),
    countPerWeek(cms, 'attempts', weeks),
  ]);
  const known: readonly string[] = heardAbout;
  const sourceOf = ({ name }: Counted) => (name ? (known.includes(name) ? name : other) : null);
  return {
    weeks,
    heard: heardAbout.map((name) =>
      series(
        name,
        inquiries.filter((row) => sourceOf(row) === name),
        weeks,
      ),
    ),
    notSaid: series(
      '',
      inquiries.filter((row) => sourceOf(row) === null),
      weeks,
    ),
    orders: series('', orders, weeks),
    attempts: series('', attempts, weeks),
  };
}

/** How many tests of the last twelve weeks ended at each level, from A0. */
export async function readLevels(cms: Payload, now = new Date()): Promise<Series> {
  const rows = await countPerWeek(cms, 'attempts', lastWeeks(weekCount, now), 'level');
  const of = (level: string) => rows.reduce((sum, { name, count }) => (name === level ? sum + count : sum), 0);
  return { name: '', values: placementLevels.map(of) };
}
