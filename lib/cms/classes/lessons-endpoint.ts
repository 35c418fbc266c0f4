import type { Endpoint } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { findConflicts } from './conflicts';
import { readSchedule } from './derive-schedule';

/** What the form of a class shows below the weekly slots: its lessons, and clashes with other classes. */
export const lessonsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/lessons',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({ errors: [{ message: 'Staff only.' }] }, { status: 403 });
    const id = String(req.routeParams?.id);
    const own = await req.payload.findByID({ collection: 'classes', id, depth: 0, disableErrors: true, req });
    if (!own) return Response.json({ errors: [{ message: 'There is no such class.' }] }, { status: 404 });
    return Response.json({ lessons: readSchedule(own.schedule).lessons, conflicts: await findConflicts(req, own) });
  },
};
