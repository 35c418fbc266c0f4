import type { Endpoint } from 'payload';
import * as z from 'zod/mini';
import { isStaff, isTeacherOnly } from '@/lib/cms/access/roles';
import { staffEndpoint } from '@/lib/cms/staff-endpoint';
import { clockTime } from '@/lib/format/lessons';
import { changeLesson, LessonRefusedError } from '@/lib/transfers/change-lesson';
import { findConflicts } from './conflicts';
import { readSchedule } from './derive-schedule';
import { lessonTexts } from './lesson-texts';

/** What the form of a class shows below the weekly slots: its lessons, and clashes with other classes. */
export const lessonsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/lessons',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({ errors: [{ message: 'Staff only.' }] }, { status: 403 });
    const id = String(req.routeParams?.id);
    const own = await req.payload.findByID({ collection: 'classes', id, depth: 1, disableErrors: true, req });
    if (!own) return Response.json({ errors: [{ message: 'There is no such class.' }] }, { status: 404 });
    const { lessons, cancelled } = readSchedule(own.schedule);
    return Response.json({ lessons, cancelled, conflicts: await findConflicts(req, own) });
  },
};

const time = z.string().check(z.regex(clockTime));

const lessonBody = z.object({
  lesson: z.optional(z.iso.datetime()),
  time: z.optional(z.object({ day: z.iso.date(), from: time, to: time })),
  reason: z.string().check(z.maxLength(300)),
});

/** `POST /cms-api/classes/:id/lessons`: moves a lesson to a time, cancels it (no time), or adds one (no lesson). */
export const changeLessonEndpoint = staffEndpoint({
  path: '/:id/lessons',
  body: lessonBody,
  roles: ['editor', 'enrolments'],
  texts: lessonTexts,
  refusalOf: (error: unknown) => (error instanceof LessonRefusedError ? error.code : undefined),
  isOpenToTeachers: true,
  act: (req, { id, by, body }) => {
    // Teachers change the lessons there are; adding one is planning.
    if (!body.lesson && isTeacherOnly(req)) throw new LessonRefusedError('unknown');
    return changeLesson(req.payload, { ...body, class: id, by });
  },
});
