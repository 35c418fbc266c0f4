import type { Endpoint } from 'payload';
import * as z from 'zod/mini';
import { isStaff } from '@/lib/cms/access/roles';
import { toAdminLanguage } from '@/lib/cms/language';
import { refuse, staffEndpoint } from '@/lib/cms/staff-endpoint';
import { idPattern } from '@/lib/contract/common';
import { findFinishing, findNextClass, proposeNextClass } from '@/lib/transfers/next-class';
import { NextClassRefusedError } from '@/lib/transfers/next-class-refusal';
import { listLearners, listNotOffered, offerNextClass } from '@/lib/transfers/offer-next-class';
import { labelOf } from './class-label';
import { nextClassTexts } from './next-class-texts';

const maxDays = 14;

/** `GET /cms-api/classes/:id/next-class`: what staff choose from, and who has been offered it. */
export const nextClassEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/next-class',
  method: 'get',
  handler: async (req) => {
    const text = nextClassTexts(req.i18n?.language);
    if (!isStaff(req, 'enrolments')) return refuse(req.user ? 403 : 401, text.notAllowed);
    const id = String(req.routeParams?.id ?? '');
    const { payload: cms } = req;
    const source = idPattern.test(id) ? await findFinishing(cms, id) : null;
    if (!source) return refuse(404, text.unknown);
    const [next, learners] = [await findNextClass(cms, id), await listLearners(cms, id)];
    const waiting = next ? await listNotOffered(cms, learners, next) : learners;
    return Response.json({
      ...(await proposeNextClass(req, source)),
      isOver: source.state === 'planned' || source.state === 'cancelled',
      next: next && { id: next.id, label: labelOf(next, toAdminLanguage(req.i18n?.language)) },
      learners: learners.length,
      offered: learners.length - waiting.length,
    });
  },
};

const offerBody = z.object({
  course: z.string().check(z.regex(idPattern)),
  days: z.int().check(z.minimum(1), z.maximum(maxDays)),
});

/** `POST /cms-api/classes/:id/next-class` with `{ course, days }`. */
export const offerNextClassEndpoint = staffEndpoint({
  path: '/:id/next-class',
  body: offerBody,
  roles: ['enrolments'],
  texts: nextClassTexts,
  refusalOf: (error: unknown) => (error instanceof NextClassRefusedError ? error.code : undefined),
  act: (req, { id, body }) => offerNextClass(req, { ...body, class: id }),
});
