import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod/mini';
import { isStaff } from '@/lib/cms/access/roles';
import { idPattern } from '@/lib/contract/common';
import { logError } from '@/lib/log-error';
import type { TransferCollection } from '@/lib/transfers/decisions';
import { listSeats } from '@/lib/transfers/seat-list';
import { MoveRefusedError, type StaffMove, skipRequest, switchClass } from '@/lib/transfers/staff-moves';
import { seatTexts } from './seat-texts';

type Handled = Omit<Endpoint, 'root'>;

const refuse = (status: number, error: string) => Response.json({ error }, { status });

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

async function readBody<Schema extends z.ZodMiniType>(req: PayloadRequest, schema: Schema) {
  // CSRF protection: other sites cannot send JSON with the session cookie, which is SameSite=Strict.
  if (!/^application\/json\b/i.test(req.headers.get('content-type') ?? '')) return null;
  const parsed = schema.safeParse(await req.json?.().catch(() => null));
  return parsed.success ? (parsed.data as z.output<Schema>) : null;
}

const moveEndpoint = <Schema extends z.ZodMiniType>(
  collection: TransferCollection,
  path: string,
  schema: Schema,
  act: (req: PayloadRequest, move: StaffMove, body: z.output<Schema>) => Promise<void>,
): Handled => ({
  path,
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    const text = seatTexts(req.i18n?.language);
    if (!user || !isStaff(req, 'enrolments')) return refuse(user ? 403 : 401, text.notAllowed);
    const id = String(req.routeParams?.id ?? '');
    const body = await readBody(req, schema);
    if (!body || !idPattern.test(id)) return refuse(400, text.saveFailed);
    const name = ('name' in user && user.name) || user.email || '';
    try {
      await act(req, { collection, id, by: { id: String(user.id), name } }, body);
      return Response.json({ done: true });
    } catch (error) {
      if (error instanceof MoveRefusedError) return refuse(error.code === 'unknown' ? 404 : 409, text[error.code]);
      logError('A request for a class could not be moved.', error);
      return refuse(500, text.saveFailed);
    }
  },
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
