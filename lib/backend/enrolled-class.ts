import type { Payload } from 'payload';
import { getLocale, getText } from '#text';
import { attendanceOf } from '@/lib/cms/classes/attendance';
import { type LabelledClass, labelOf } from '@/lib/cms/classes/class-label';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { Class } from '@/lib/cms/payload-types';
import type { EnrolledClass, EnrolledLesson } from '@/lib/contract/enrolled-classes';
import type { RequestState } from '@/lib/contract/enrolment-state';
import { fullDay, yangonTime } from '@/lib/format/dates';
import { joinList } from '@/lib/format/join-list';
import { type LessonChange, lessonKey, type ScheduledLesson } from '@/lib/format/lesson-changes';
import { calendarPath, subscriptionUrl } from '@/lib/transfers/calendar-link';
import type { SeatRow } from '@/lib/transfers/move-seat';

const seatHoldingStates: RequestState[] = ['Reserved', 'Pending', 'Accepted'];

/** Whether the request holds a seat that its sender has accepted. */
export const holdsOwnSeat = ({ state }: Pick<SeatRow, 'state'>): boolean => seatHoldingStates.includes(state);

/** Only accepted learners get it. */
export const meetingUrlFor = ({ state }: Pick<SeatRow, 'state'>, chosen: Class): string | undefined =>
  state === 'Accepted' && chosen.state !== 'cancelled' ? (chosen.meetingUrl ?? undefined) : undefined;

const clock = (moment: string) => yangonTime(moment).slice(11);
const hoursOf = (startsAt: string, endsAt?: string) => [startsAt, ...(endsAt ? [endsAt] : [])].map(clock).join('–');
const dayOf = (moment: string) => fullDay(moment, getLocale()) ?? '';

type LessonRecord = Pick<EnrolledLesson, 'mark' | 'note' | 'homework' | 'language'>;

function toLesson({ startsAt, endsAt, change }: ScheduledLesson, record: LessonRecord | undefined): EnrolledLesson {
  const isMoved = change && !change.isAdded;
  return {
    startsAt,
    endsAt,
    day: dayOf(startsAt),
    hours: hoursOf(startsAt, endsAt),
    change: change && (isMoved ? 'moved' : 'added'),
    movedFrom: isMoved ? joinList([dayOf(change.lesson), clock(change.lesson)], getLocale()) : undefined,
    reason: change?.reason,
    mark: record?.mark,
    note: record?.note,
    homework: record?.homework,
    language: record?.language,
  };
}

const toCancelled = ({ lesson, reason }: LessonChange): EnrolledLesson => ({
  startsAt: lesson,
  day: dayOf(lesson),
  hours: hoursOf(lesson),
  change: 'cancelled',
  reason,
});

export async function toEnrolledClass(cms: Payload, row: SeatRow, chosen: LabelledClass): Promise<EnrolledClass> {
  const { lessons, cancelled } = readSchedule(chosen.schedule);
  const isAccepted = row.state === 'Accepted';
  const { lessons: records, counts } = await attendanceOf(cms, { id: row.id, class: chosen.id });
  const recordOf = (lesson: ScheduledLesson) =>
    isAccepted ? records.find((one) => one.lesson === lessonKey(lesson)) : undefined;
  const listed = [...lessons.map((lesson) => toLesson(lesson, recordOf(lesson))), ...cancelled.map(toCancelled)];
  return {
    label: labelOf(chosen),
    place: getText('classes').places[chosen.place],
    isCancelled: chosen.state === 'cancelled',
    isOnline: chosen.place !== 'school',
    lessons: listed.sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
    meetingUrl: meetingUrlFor(row, chosen),
    calendarPath: calendarPath(row.id),
    subscriptionUrl: subscriptionUrl(row.id),
    ...(isAccepted && {
      attended: counts.present + counts.late,
      marked: counts.present + counts.late + counts.absent + counts.excused,
    }),
  };
}
