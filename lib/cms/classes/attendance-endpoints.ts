import type { Endpoint } from 'payload';
import * as z from 'zod/mini';
import { isStaff } from '@/lib/cms/access/roles';
import { refuse, staffEndpoint } from '@/lib/cms/staff-endpoint';
import { attendanceMarks } from '@/lib/contract/attendance-marks';
import { idPattern } from '@/lib/contract/common';
import { yangonTime } from '@/lib/format/dates';
import { locales } from '@/lib/format/locale';
import { nationalPhone } from '@/lib/format/phone';
import { markAttendance } from '@/lib/transfers/mark-attendance';
import { TeachingRefusedError } from '@/lib/transfers/taught-lesson';
import { writeLessonNote } from '@/lib/transfers/write-lesson-note';
import { readAttendanceTable } from './attendance-table';
import { attendanceTexts } from './attendance-texts';
import { respondWithCsv } from './csv-response';
import { exportTexts } from './export-texts';

type Handled = Omit<Endpoint, 'root'>;

const common = {
  roles: ['enrolments' as const],
  isOpenToTeachers: true,
  texts: attendanceTexts,
  refusalOf: (error: unknown) => (error instanceof TeachingRefusedError ? error.code : undefined),
};

/** `POST /cms-api/classes/:id/attendance`: marks one learner in one lesson. */
export const markEndpoint = staffEndpoint({
  ...common,
  path: '/:id/attendance',
  body: z.object({ lesson: z.iso.datetime(), request: z.uuid(), mark: z.enum(attendanceMarks) }),
  act: ({ payload }, { id, by, body }) => markAttendance(payload, { ...body, class: id, by }),
});

const text = z.optional(z.string().check(z.maxLength(2000)));

/** `POST /cms-api/classes/:id/lesson-note`: what learners read about one lesson. A text that is left out stays. */
export const lessonNoteEndpoint = staffEndpoint({
  ...common,
  path: '/:id/lesson-note',
  body: z.object({ lesson: z.iso.datetime(), note: text, homework: text, language: z.enum(locales) }),
  act: ({ payload }, { id, by, body }) => writeLessonNote(payload, { ...body, class: id, by }),
});

/** `GET /cms-api/classes/:id/attendance`: learners and lessons. */
export const attendanceEndpoint: Handled = {
  path: '/:id/attendance',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req, 'enrolments')) return refuse(403, attendanceTexts(req.i18n?.language).notAllowed);
    const id = String(req.routeParams?.id ?? '');
    if (!idPattern.test(id)) return refuse(404, attendanceTexts(req.i18n?.language).unknown);
    return Response.json(await readAttendanceTable(req.payload, id));
  },
};

/** `GET /cms-api/classes/:id/attendance/export`: a row per learner, a column per lesson. */
export const attendanceExport: Handled = {
  path: '/:id/attendance/export',
  method: 'get',
  handler: (req) =>
    respondWithCsv(req, 'attendance', ['enrolments'], async () => {
      const id = String(req.routeParams?.id ?? '');
      const names = exportTexts(req.i18n?.language);
      const { marks } = attendanceTexts(req.i18n?.language);
      const { lessons, learners } = idPattern.test(id)
        ? await readAttendanceTable(req.payload, id)
        : { lessons: [], learners: [] };
      return [
        [
          names.reference,
          names.name,
          names.phone,
          ...attendanceMarks.map((mark) => marks[mark]),
          ...lessons.map(({ startsAt }) => yangonTime(startsAt)),
        ],
        ...learners.map(({ reference, name, phone, counts, marks: own }) => [
          reference,
          name,
          nationalPhone(phone),
          ...attendanceMarks.map((mark) => String(counts[mark])),
          ...lessons.map(({ key }) => (own[key] ? marks[own[key]] : '')),
        ]),
      ];
    }),
};
