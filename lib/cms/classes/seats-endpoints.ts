import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod/mini';
import { isStaff } from '@/lib/cms/access/roles';
import { refuse, staffEndpoint } from '@/lib/cms/staff-endpoint';
import { idPattern } from '@/lib/contract/common';
import type { TransferCollection } from '@/lib/transfers/decisions';
import { listSeats } from '@/lib/transfers/seat-list';
import { MoveRefusedError, type StaffMove, skipRequest, switchClass } from '@/lib/transfers/staff-moves';
import { seatTexts } from './seat-texts';

type Handled = Omit<Endpoint, 'root'>;

/** `GET /cms-api/classes/:id/seats`: who has, holds or waits for a seat. */
export const seatsEndpoint: Handled = {
  path: '/:id/seats',
  method: 'get',
  handler: async (req) => {
    const id = String(req.routeParams?.id ?? '');
    if (!isStaff(req, 'enrolments')) return refuse(403, seatTexts(req.i18n?.language).notAllowed);
    if (!idPattern.test(id)) return refuse(404, seatTexts(req.i18n?.language).unknown);
    return Response.json({ seats: await listSeats(req.payload, id) });
  },
};

const skipBody = z.object({ reason: z.string().check(z.maxLength(500)) });
const switchBody = z.object({ class: z.string().check(z.regex(idPattern)) });

const moveEndpoint = <Schema extends z.ZodMiniType>(
  collection: TransferCollection,
  path: string,
  body: Schema,
  move: (req: PayloadRequest, move: StaffMove, body: z.output<Schema>) => Promise<void>,
): Handled =>
  staffEndpoint({
    path,
    body,
    roles: ['enrolments'],
    texts: seatTexts,
    refusalOf: (error: unknown) => (error instanceof MoveRefusedError ? error.code : undefined),
    act: (req, { id, by, body }) => move(req, { collection, id, by }, body),
  });

/** `POST /cms-api/{collection}/{id}/skip` with `{ reason }`. */
export const skipEndpoint = (collection: TransferCollection): Handled =>
  moveEndpoint(collection, '/:id/skip', skipBody, ({ payload }, move, { reason }) =>
    skipRequest(payload, move, reason),
  );

/** `POST /cms-api/{collection}/{id}/switch-class` with `{ class }`. */
export const switchEndpoint = (collection: TransferCollection): Handled =>
  moveEndpoint(collection, '/:id/switch-class', switchBody, ({ payload }, move, body) =>
    switchClass(payload, move, body.class),
  );
