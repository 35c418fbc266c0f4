import type { Endpoint } from 'payload';
import { reviewTexts } from '@/lib/cms/review-queue/texts';
import { idPattern } from '@/lib/contract/common';
import { yangonTime } from '@/lib/format/dates';
import { nationalPhone } from '@/lib/format/phone';
import { listSeats } from '@/lib/transfers/seat-list';
import { respondWithCsv } from './csv-response';
import { exportTexts } from './export-texts';

/** `GET /cms-api/classes/:id/seats/export`: the learners and the waiting list of a class. */
export const seatsExport: Omit<Endpoint, 'root'> = {
  path: '/:id/seats/export',
  method: 'get',
  handler: (req) =>
    respondWithCsv(req, 'seats', ['enrolments'], async () => {
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
