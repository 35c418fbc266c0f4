import type { Endpoint } from 'payload';
import { respondWithCsv } from '@/lib/cms/classes/csv-response';
import { exportTexts } from '@/lib/cms/classes/export-texts';
import { toAdminLanguage } from '@/lib/cms/language';
import { classTexts } from '@/lib/cms/text/classes';
import { toLabels } from '@/lib/cms/text/label';
import { yangonTime } from '@/lib/format/dates';
import { readOccupancyFilters, selectOccupancy } from './occupancy-rows';
import { readOccupancy } from './read-occupancy';
import { readTeacherHours } from './read-teacher-hours';
import { formatMinutes } from './teacher-hours';
import { timetableTexts } from './timetable-texts';
import { readYear } from './year';

type Handled = Omit<Endpoint, 'root'>;

const stateNames = toLabels(classTexts.state.options);

/** `GET /cms-api/classes/occupancy/export`: how full each class is, with the filters and the order of the table. */
export const occupancyExport: Handled = {
  path: '/occupancy/export',
  method: 'get',
  handler: (req) =>
    respondWithCsv(req, 'occupancy', ['enrolments'], async () => {
      const language = req.i18n?.language;
      const [text, labels] = [exportTexts(language), timetableTexts(language)];
      const filters = readOccupancyFilters(req.query);
      const rows = selectOccupancy(await readOccupancy(req, filters), filters);
      return [
        [text.course, text.class, labels.teacher, text.state, text.firstLesson].concat([
          text.seats,
          text.taken,
          text.held,
          text.waiting,
          labels.minimum,
          labels.below,
        ]),
        ...rows.map(({ course, label, teacher, state, startsAt, ...row }) => [
          course.name,
          label,
          teacher?.name ?? '',
          stateNames[state][toAdminLanguage(language)],
          yangonTime(startsAt),
          ...[row.seats, row.taken, row.held, row.waiting].map(String),
          String(row.minimum ?? ''),
          row.isBelowMinimum ? '1' : '0',
        ]),
      ];
    }),
};

/** `GET /cms-api/classes/teacher-hours/export?year=2026`. */
export const teacherHoursExport: Handled = {
  path: '/teacher-hours/export',
  method: 'get',
  handler: (req) =>
    respondWithCsv(req, 'teacher-hours', ['editor', 'enrolments'], async () => {
      const text = timetableTexts(req.i18n?.language);
      const months = await readTeacherHours(req, readYear(req.query?.year), text.noTeacher);
      return [
        [text.month, text.teacher, text.lessons, text.minutes, text.time],
        ...months.map(({ month, name, lessons, minutes }) => [
          month,
          name,
          String(lessons),
          String(minutes),
          formatMinutes(minutes),
        ]),
      ];
    }),
};
