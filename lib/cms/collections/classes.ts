import { classAccess, nobodyField } from '@/lib/cms/access/roles';
import { writeChangedFields } from '@/lib/cms/changed-fields';
import {
  attendanceEndpoint,
  attendanceExport,
  lessonNoteEndpoint,
  markEndpoint,
} from '@/lib/cms/classes/attendance-endpoints';
import { deriveNewSchedule, deriveSchedule } from '@/lib/cms/classes/derive-schedule';
import { changeLessonEndpoint, lessonsEndpoint } from '@/lib/cms/classes/lessons-endpoint';
import { nextClassEndpoint, offerNextClassEndpoint } from '@/lib/cms/classes/next-class-endpoints';
import { seatsEndpoint } from '@/lib/cms/classes/seats-endpoints';
import { seatsExport } from '@/lib/cms/classes/seats-export';
import { validateFirstDay, validateMeetingUrl, validateSlotEnd, validateTime } from '@/lib/cms/classes/validate';
import { contentCollection } from '@/lib/cms/define-collection';
import { numberField, selectField, textField } from '@/lib/cms/fields';
import { localised } from '@/lib/cms/localised';
import { occupancyExport, teacherHoursExport } from '@/lib/cms/timetable/timetable-exports';
import { classPlaces, classStates } from '@/lib/contract/class-options';
import { weekdays } from '@/lib/format/weekdays';

const collection = contentCollection({
  slug: 'classes',
  title: 'label',
  columns: ['label', 'course', 'state', 'firstDay', 'teacher', 'occupancy'],
  access: classAccess,
  defaultSort: 'startsAt',
  fields: [
    localised(textField('label', { required: true, maxLength: 80 })),
    { name: 'course', type: 'relationship', relationTo: 'courses', required: true, index: true },
    {
      type: 'row',
      fields: [
        { name: 'firstDay', type: 'date', validate: validateFirstDay },
        numberField('lessonCount', { required: true, min: 1, max: 200, defaultValue: 24 }),
      ],
    },
    {
      name: 'slots',
      type: 'array',
      maxRows: 14,
      fields: [
        {
          type: 'row',
          fields: [
            selectField('weekday', weekdays, { required: true }),
            textField('from', { required: true, validate: validateTime }),
            textField('to', { required: true, validate: validateSlotEnd }),
          ],
        },
      ],
    },
    {
      name: 'lessons',
      type: 'ui',
      admin: { components: { Field: '/lib/cms/classes/lesson-list#LessonList' }, disableListColumn: true },
    },
    {
      name: 'seatList',
      type: 'ui',
      admin: { components: { Field: '/lib/cms/classes/seat-list#SeatList' }, disableListColumn: true },
    },
    {
      name: 'attendance',
      type: 'ui',
      admin: { components: { Field: '/lib/cms/classes/attendance-list#AttendanceList' }, disableListColumn: true },
    },
    {
      name: 'nextClass',
      type: 'ui',
      admin: { components: { Field: '/lib/cms/classes/next-class-field#NextClassField' }, disableListColumn: true },
    },
    {
      name: 'occupancy',
      label: { en: 'Seats taken', my: 'နေရာများ', fr: 'Places prises' },
      type: 'ui',
      admin: { components: { Cell: '/lib/cms/classes/occupancy-cell#OccupancyCell' } },
    },
    {
      type: 'row',
      fields: [
        selectField('place', classPlaces, { required: true, defaultValue: 'both' }),
        textField('room', { maxLength: 60 }),
        { name: 'teacher', type: 'relationship', relationTo: 'instructors' },
      ],
    },
    // Only the backend reads it, for learners who are accepted.
    textField('meetingUrl', { maxLength: 500, validate: validateMeetingUrl, admin: { disableListColumn: true } }),
    {
      type: 'row',
      fields: [
        numberField('seats', { required: true, min: 1, max: 500, defaultValue: 12 }),
        numberField('deskSeats', { required: true, min: 0, max: 500, defaultValue: 0 }),
        numberField('minimum', { min: 1, max: 500 }),
        numberField('price', { min: 0 }),
        textField('language', { maxLength: 60 }),
      ],
    },
    selectField('state', classStates, {
      required: true,
      defaultValue: 'planned',
      index: true,
      admin: { position: 'sidebar' },
    }),
    // Written with `changeLesson` only: a form that was opened before must not undo a change that learners were told of.
    {
      name: 'lessonChanges',
      label: { en: 'Lesson', my: 'သင်ခန်းစာ', fr: 'Leçon' },
      type: 'json',
      access: { create: nobodyField, update: nobodyField },
      hooks: { beforeDuplicate: [() => null] },
      admin: { hidden: true },
    },
    // Derived on every save, so that a list of classes is one query.
    { name: 'schedule', type: 'json', admin: { hidden: true } },
    { name: 'startsAt', type: 'date', index: true, admin: { hidden: true } },
    { name: 'endsAt', type: 'date', index: true, admin: { hidden: true } },
    // The class whose learners were offered this one: each class has one that follows.
    {
      name: 'follows',
      type: 'text',
      unique: true,
      access: { create: nobodyField, update: nobodyField },
      hooks: { beforeDuplicate: [() => null] },
      admin: { hidden: true },
    },
    // Set once when staff are told that too few have enrolled.
    {
      name: 'shortageReportedAt',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      hooks: { beforeDuplicate: [() => null] },
      admin: { hidden: true },
    },
  ],
});

export const classes = {
  ...collection,
  admin: { ...collection.admin, components: { beforeListTable: ['/lib/cms/classes/occupancy-link#OccupancyLink'] } },
  endpoints: [
    lessonsEndpoint,
    changeLessonEndpoint,
    seatsEndpoint,
    seatsExport,
    occupancyExport,
    attendanceEndpoint,
    markEndpoint,
    lessonNoteEndpoint,
    attendanceExport,
    teacherHoursExport,
    nextClassEndpoint,
    offerNextClassEndpoint,
  ],
  hooks: { ...collection.hooks, beforeChange: [deriveNewSchedule, writeChangedFields(deriveSchedule)] },
};
