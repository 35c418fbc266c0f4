import { and, count, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { idOf, type Row } from './warnings';

/** `accepted` counts the requests for the same start. */
export type Seats = { course: string; seats: number; accepted: number };

const dayMs = 24 * 60 * 60 * 1000;
/** Tolerates that the school moves a start. */
const sameStartDays = 21;
/** For requests without a stored start. */
const sentBeforeStartDays = 60;
const withoutStartDays = 365;

const daysFrom = (date: string | Date, days: number) => new Date(new Date(date).getTime() + days * dayMs).toISOString();

async function countAccepted(cms: Payload, course: string, start: string | null | undefined): Promise<number> {
  const { drizzle, tables } = databaseOf(cms, 'enrolments');
  const { enrolments } = tables;
  const sentSince = start ? daysFrom(start, -sentBeforeStartDays) : daysFrom(new Date(), -withoutStartDays);
  const unknownStart = and(isNull(enrolments.courseStart), gte(enrolments.createdAt, sentSince));
  const sameStart = start
    ? or(
        and(
          gte(enrolments.courseStart, daysFrom(start, -sameStartDays)),
          lte(enrolments.courseStart, daysFrom(start, sameStartDays)),
        ),
        unknownStart,
      )
    : unknownStart;
  const [counted] = await drizzle
    // As a condition, the state would keep SQLite from using the index of the course.
    .select({ accepted: count(sql`case when ${enrolments.state} = 'Accepted' then 1 end`) })
    .from(enrolments)
    .where(and(eq(enrolments.course, course), sameStart));
  return Number(counted?.accepted ?? 0);
}

/** By request id; live courses only. A class cannot be overbooked, so its requests need no count. */
export async function findSeats(cms: Payload, rows: Row[]): Promise<Map<string, Seats>> {
  const live = rows.filter((row) => row.collection === 'enrolments' && !row.class);
  const ids = [...new Set(live.flatMap(({ course }) => idOf(course) ?? []))];
  if (ids.length === 0) return new Map();
  const { docs } = await cms.find({
    collection: 'courses',
    where: { id: { in: ids } },
    select: { maxStudents: true },
    pagination: false,
    depth: 0,
  });
  const seatsOf = new Map(docs.map(({ id, maxStudents }) => [id, maxStudents]));
  const counts = new Map<string, Promise<number>>();
  const found = await Promise.all(
    live.map(async (row): Promise<[string, Seats][]> => {
      const course = idOf(row.course) ?? '';
      const seats = seatsOf.get(course);
      if (!seats) return [];
      const start = 'courseStart' in row ? row.courseStart : undefined;
      const key = `${course} ${start ?? ''}`;
      const counted = counts.get(key) ?? countAccepted(cms, course, start);
      counts.set(key, counted);
      return [[row.id, { course: key, seats, accepted: await counted }]];
    }),
  );
  return new Map(found.flat());
}
