import type { Endpoint, PayloadRequest } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { actorOf, writeEntry } from '@/lib/cms/audit/record-entry';
import { byteOrderMark, csvHeaders, toCsv } from '@/lib/cms/inbox/csv';
import { reviewTexts } from '@/lib/cms/review-queue/texts';
import { idPattern } from '@/lib/contract/common';
import { yangonTime } from '@/lib/format/dates';
import { nationalPhone } from '@/lib/format/phone';
import { findOccupancy, listSeats } from '@/lib/transfers/seat-list';
import { exportTexts } from './export-texts';
import { seatTexts } from './seat-texts';

type Handled = Omit<Endpoint, 'root'>;

/** For owners and enrolment staff. */
export async function respondWithCsv(
  req: PayloadRequest,
  name: string,
  read: () => Promise<string[][]>,
): Promise<Response> {
  const actor = actorOf(req);
  if (!actor || !isStaff(req, 'enrolments')) {
    return Response.json({ error: seatTexts(req.i18n?.language).notAllowed }, { status: actor ? 403 : 401 });
  }
  const rows = await read();
  await writeEntry(req, { action: 'export', subject: 'classes', ...actor });
  return new Response(byteOrderMark + toCsv(rows), { headers: csvHeaders(name) });
}

/** `GET /cms-api/classes/:id/seats/export`: the learners and the waiting list of a class. */
export const seatsExport: Handled = {
  path: '/:id/seats/export',
  method: 'get',
  handler: (req) =>
    respondWithCsv(req, 'seats', async () => {
      const id = String(req.routeParams?.id ?? '');
      const text = exportTexts(req.i18n?.language);
      const { states } = reviewTexts(req.i18n?.language);
      const seats = idPattern.test(id) ? await listSeats(req.payload, id) : [];
      return [
        [text.position, text.state, text.reference, text.name, text.phone, text.heldUntil],
        ...seats.map(({ position, state, reference, name, phone, heldUntil }) => [
          position ? String(position) : '',
          states[state],
          reference,
          name,
          nationalPhone(phone),
          yangonTime(heldUntil),
        ]),
      ];
    }),
};

/** `GET /cms-api/classes/occupancy/export`: how full each class is. */
export const occupancyExport: Handled = {
  path: '/occupancy/export',
  method: 'get',
  handler: (req) =>
    respondWithCsv(req, 'occupancy', async () => {
      const text = exportTexts(req.i18n?.language);
      const { docs } = await req.payload.find({
        collection: 'classes',
        sort: ['startsAt', 'id'],
        pagination: false,
        depth: 1,
        overrideAccess: false,
        req,
      });
      const occupancy = await findOccupancy(req.payload, docs);
      return [
        [text.course, text.class, text.firstLesson, text.seats, text.taken, text.held, text.waiting],
        ...docs.map(({ id, course, label, startsAt, seats }) => {
          const { taken = 0, held = 0, waiting = 0 } = occupancy.get(id) ?? {};
          const courseName = typeof course === 'object' ? course.name : '';
          return [courseName, label, yangonTime(startsAt), ...[seats, taken, held, waiting].map(String)];
        }),
      ];
    }),
};
