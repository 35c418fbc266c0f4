import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { getLocale } from '#text';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import { openCms } from '@/lib/cms/open';
import { databaseOf } from '@/lib/cms/tables';
import { type CourseClass, getCourseClasses, getTimetable, isFull, nextClassesOf } from '@/lib/contract/classes';
import type { Course } from '@/lib/contract/courses';
import { defaultLocale, type Locale } from '@/lib/format/locale';
import { formatMmk } from '@/lib/format/price';
import { languagesOf } from './localised';
import { isUuid, publicTable, toIsoDate } from './published-rows';
import { parseReference } from './reference';
import { route } from './route';
import { routes } from './routes';

type Filter = { course?: string; reservation?: string };
// biome-ignore lint/suspicious/noExplicitAny: Payload generates the columns
type Tables = Record<'classes' | 'classes_locales' | 'courses' | 'instructors', any>;

/** Open classes whose last lesson is not over, and the class of a reservation, in one query. */
async function selectClasses(columnsOf: (tables: Tables) => object, { course, reservation }: Filter = {}) {
  const { drizzle, tables } = databaseOf(
    await openCms(),
    'instructors',
    'enrolments',
    'payment-requests',
    'classes_locales',
  );
  const [{ table: classes, isPublic }, courses] = await Promise.all([publicTable('classes'), publicTable('courses')]);
  const { instructors, enrolments, 'payment-requests': payments, classes_locales } = tables;
  const now = new Date().toISOString();
  // People on the waiting list precede visitors, so each counts as a taken seat. A hold that has expired does not count.
  const holdsSeat = (table: typeof enrolments) =>
    and(isNotNull(table.seat), or(isNull(table.heldUntil), gt(table.heldUntil, now)));
  const countSeats = (table: typeof enrolments): SQL<number> =>
    sql`(select count(*) from ${table} where ${table.class} = ${classes.id} and ${or(
      eq(table.state, 'Waiting'),
      holdsSeat(table),
    )})`;
  const ofReservation = (column: SQL, table: typeof enrolments): SQL =>
    sql`(select ${column} from ${table} where ${and(
      eq(table.class, classes.id),
      eq(table.reference, reservation),
      isNull(table.deletedAt),
      inArray(table.state, ['Reserved', 'Offered', 'Expired']),
    )})`;
  const reserved = (columnOf: (table: typeof enrolments) => SQL): SQL =>
    reservation
      ? sql`coalesce(${ofReservation(columnOf(enrolments), enrolments)}, ${ofReservation(columnOf(payments), payments)})`
      : sql`null`;
  const reservedPrice = reserved(({ price }) => sql`${price}`);
  const isListedForReservation = and(inArray(classes.state, ['planned', 'running']), isNotNull(reservedPrice));
  const rows = await drizzle
    .select({
      course: classes.course,
      startsAt: classes.startsAt,
      seats: classes.seats,
      deskSeats: classes.deskSeats,
      enrolled: countSeats(enrolments),
      paid: countSeats(payments),
      reservedPrice,
      isHeld: reserved((table) => sql`case when ${holdsSeat(table)} then 1 else 0 end`),
      ...columnsOf({ classes, classes_locales, courses: courses.table, instructors }),
    })
    .from(classes)
    .innerJoin(courses.table, eq(classes.course, courses.table.id))
    .leftJoin(instructors, eq(instructors.id, sql`coalesce(${classes.teacher}, ${courses.table.instructor})`))
    .where(
      and(
        isPublic,
        courses.isPublic,
        or(and(eq(classes.state, 'open'), or(isNull(classes.endsAt), gt(classes.endsAt, now))), isListedForReservation),
        course ? eq(classes.course, course) : undefined,
      ),
    )
    // Dates on request come last, on both databases.
    .orderBy(sql`${classes.startsAt} is null`, asc(classes.startsAt), asc(classes.id));
  return rows.map(({ seats, deskSeats, enrolled, paid, startsAt, isHeld, ...row }) => {
    const seatsLeft = Math.max(0, Number(seats) - Number(deskSeats) - Number(enrolled) - Number(paid));
    return {
      ...row,
      startsAt: toIsoDate(startsAt),
      seats: Number(seats),
      seatsLeft,
      // A reservation that has expired is paid with a seat that is left.
      isReserved: row.reservedPrice !== null && (Number(isHeld) === 1 || seatsLeft > 0),
    };
  });
}

// biome-ignore lint/suspicious/noExplicitAny: Payload generates the columns
const labelIn = (locale: Locale, classes: any, texts: any) =>
  sql`(select ${texts.label} from ${texts} where ${texts._parentID} = ${classes.id} and ${texts._locale} = ${locale})`;

async function readClasses(filter?: Filter): Promise<CourseClass[]> {
  const rows = await selectClasses(
    ({ classes, classes_locales, courses, instructors }) => ({
      id: classes.id,
      label: labelIn(getLocale(), classes, classes_locales),
      englishLabel: labelIn(defaultLocale, classes, classes_locales),
      endsAt: classes.endsAt,
      schedule: classes.schedule,
      place: classes.place,
      language: classes.language,
      price: classes.price,
      minimum: classes.minimum,
      courseName: courses.name,
      coursePrice: courses.price,
      courseOff: courses.off,
      courseLanguage: courses.language,
      teacher: instructors.name,
    }),
    filter,
  );
  return rows.map(toCourseClass);
}

// biome-ignore lint/suspicious/noExplicitAny: Payload generates the columns
function toCourseClass(row: any): CourseClass {
  const { slots, lessons } = readSchedule(row.schedule);
  const ownPrice = row.reservedPrice ?? row.price;
  return {
    _id: row.id,
    label: row.label || row.englishLabel,
    textLanguages: languagesOf({ textLanguages: row.label ? {} : { label: defaultLocale } }),
    course: { _id: row.course, name: row.courseName },
    startsAt: row.startsAt,
    endsAt: toIsoDate(row.endsAt),
    lessons: lessons.length || undefined,
    slots,
    place: row.place,
    teacher: row.teacher ?? undefined,
    language: row.language ?? row.courseLanguage,
    price: formatMmk(Number(ownPrice ?? row.coursePrice)),
    off: ownPrice === null && row.courseOff ? `${Number(row.courseOff)}%` : undefined,
    seats: row.seats,
    seatsLeft: row.seatsLeft,
    minimum: row.minimum === null ? undefined : Number(row.minimum),
    isReserved: row.isReserved || undefined,
  };
}

type NextClass = Pick<CourseClass, 'startsAt' | 'seats' | 'seatsLeft'> & { course: { _id: string } };

/** The next class of each course that has one. */
export async function findNextClasses(): Promise<Map<string, NextClass>> {
  const rows = await selectClasses(() => ({}));
  return nextClassesOf(rows.map((row) => ({ ...row, course: { _id: row.course } })));
}

/** Whether the course has open classes and no seat is left in any of them. */
export async function hasOnlyFullClasses(course: string): Promise<boolean> {
  const rows = await selectClasses(() => ({}), { course });
  return rows.length > 0 && rows.every(isFull);
}

/** The start and the seats of a course follow its next class. */
export const withNextClass = (course: Course, next: NextClass | undefined): Course =>
  next
    ? {
        ...course,
        start_course: next.startsAt ?? course.start_course,
        ...('maxStudents' in course && { maxStudents: next.seats }),
      }
    : course;

export const classes = routes(
  route(getTimetable, () => readClasses()),
  route(getCourseClasses, ({ params: { courseId }, query: { reservation } }) =>
    isUuid(courseId) ? readClasses({ course: courseId, reservation: reservation && parseReference(reservation) }) : [],
  ),
);
