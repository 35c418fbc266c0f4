import type { Where } from 'payload';
import { getLocale, withLocale } from '#text';
import { openCms } from '@/lib/cms/open';
import type { RequestState } from '@/lib/contract/enrolment-state';
import { getClassCalendar, listMyClasses, type MyClass } from '@/lib/contract/my-classes';
import { notFound } from '@/lib/errors';
import { dayMonthYear } from '@/lib/format/dates';
import { refusal } from '@/lib/text/refusal';
import { readCalendarToken } from '@/lib/transfers/calendar-link';
import { findClass } from '@/lib/transfers/mailed-seat';
import { findSeatRows } from '@/lib/transfers/waiting-list';
import { idOf } from '@/lib/transfers/warnings';
import { createCalendar } from './class-calendar';
import { holdsOwnSeat } from './enrolled-class';
import { route } from './route';
import { routes } from './routes';
import { toTransferStatus } from './status';

/** What has ended is told on `/status` and in mails. */
const listedStates: RequestState[] = ['Accepted', 'Pending', 'Rejected', 'Reserved', 'Offered', 'Waiting'];

async function listClasses(learner: string): Promise<MyClass[]> {
  const cms = await openCms();
  const where: Where = {
    and: [{ learner: { equals: learner } }, { class: { exists: true } }, { state: { in: listedStates } }],
  };
  const rows = await findSeatRows(cms, where, ['-createdAt', 'id']);
  const listed = await Promise.all(
    rows.map(async (row) => {
      const status = await toTransferStatus(cms, row);
      const date = dayMonthYear(status.at, getLocale());
      return { ...status, date, reference: row.reference, name: row.name, child: row.child ?? undefined };
    }),
  );
  // A hold may have ended since.
  return listed.filter(({ state }) => listedStates.some((one) => one === state));
}

/** @throws AppError 404, also for a request that was rejected or cancelled */
async function readCalendar(token: string): Promise<string> {
  const id = readCalendarToken(token);
  const cms = await openCms();
  const [row] = id ? await findSeatRows(cms, { id: { equals: id } }, ['id'], 1) : [];
  const chosen = row && holdsOwnSeat(row) ? await findClass(cms, idOf(row.class) ?? '') : null;
  if (!row || !chosen) throw notFound(refusal('myClasses', 'calendarGone'));
  return withLocale(row.language ?? 'en', () => createCalendar(row, chosen));
}

export const myClasses = routes(
  route(listMyClasses, ({ learner }) => listClasses(learner._id)),
  route(getClassCalendar, ({ params, c }) => {
    c.header('Content-Disposition', 'inline; filename="classes.ics"');
    return readCalendar(params.token);
  }),
);
