import { count, desc, isNotNull } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import type { TransferCollection } from '@/lib/transfers/decisions';
import { CourseSelect } from './course-select';
import { allRecords, byCourse } from './list-filters';
import type { ListTexts } from './list-texts';

const maxCourses = 100;

export async function readListedCourses(
  cms: Payload,
  collection: TransferCollection,
): Promise<{ id: string; name: string; count: number }[]> {
  const { drizzle, tables } = cms.db as unknown as {
    drizzle: LibSQLDatabase;
    // biome-ignore lint/suspicious/noExplicitAny: Payload creates the columns
    tables: Record<string, SQLiteTableWithColumns<any>>;
  };
  const table = tables[collection.replaceAll('-', '_')];
  if (!table) throw new Error(`There is no table of ${collection}.`);
  const counted = await drizzle
    .select({ id: table.course, count: count() })
    .from(table)
    .where(isNotNull(table.course))
    .groupBy(table.course)
    .orderBy(desc(count()))
    .limit(maxCourses);
  const { docs } = await cms.find({
    collection: 'courses',
    where: { id: { in: counted.map(({ id }) => id) } },
    select: { name: true },
    depth: 0,
    pagination: false,
  });
  const names = new Map(docs.map(({ id, name }) => [id, name]));
  return counted.flatMap(({ id, count: requests }) => {
    const name = names.get(String(id));
    return name ? [{ id: String(id), name, count: Number(requests) }] : [];
  });
}

type Props = { collection: TransferCollection; payload: Payload; texts: ListTexts; current: string };

export async function CourseFilter({ collection, payload, texts, current }: Props) {
  const courses = await readListedCourses(payload, collection);
  if (courses.length === 0) return null;
  const options = [
    { href: allRecords.href(collection), label: texts.allCourses },
    ...courses.map(({ id, name, count: requests }) => ({
      href: byCourse(id).href(collection),
      label: `${name} (${requests})`,
    })),
  ];
  const path = `/admin/collections/${collection}${current}`;
  return <CourseSelect label={texts.course} options={options} current={path} />;
}
