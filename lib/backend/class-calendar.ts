import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { getText } from '#text';
import { type LabelledClass, labelOf } from '@/lib/cms/classes/class-label';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { Class } from '@/lib/cms/payload-types';
import { type LessonChange, lessonKey, revisionOf } from '@/lib/format/lesson-changes';
import { toDay, toMoment } from '@/lib/format/lessons';
import { fill } from '@/lib/text/fill';
import type { SeatRow } from '@/lib/transfers/move-seat';
import { meetingUrlFor } from './enrolled-class';

const refreshSeconds = 60 * 60;

type Event = { key: string; startsAt: string; endsAt: string; change?: LessonChange; isCancelled: boolean };

/** A cancelled lesson lasts as long as its slot. */
function endOf(startsAt: string, chosen: Class): string {
  const { slots } = readSchedule(chosen.schedule);
  const to = slots.find(({ from }) => toMoment(toDay(startsAt), from) === startsAt)?.to;
  return to ? toMoment(toDay(startsAt), to) : startsAt;
}

function listEvents(chosen: Class): Event[] {
  const { lessons, cancelled } = readSchedule(chosen.schedule);
  const isClassCancelled = chosen.state === 'cancelled';
  return [
    ...lessons.map((lesson) => ({ ...lesson, key: lessonKey(lesson), isCancelled: isClassCancelled })),
    ...cancelled.map((change) => ({
      key: change.lesson,
      startsAt: change.lesson,
      endsAt: endOf(change.lesson, chosen),
      change,
      isCancelled: true,
    })),
  ];
}

/** Times are UTC: every calendar shows them in its own zone, and Myanmar has no daylight saving time. */
export function createCalendar(row: SeatRow, chosen: LabelledClass): string {
  const text = getText('myClasses');
  const meetingUrl = meetingUrlFor(row, chosen);
  const place = getText('classes').places[chosen.place];
  const calendar = ical({
    name: `${row.courseName} · ${labelOf(chosen)}`,
    prodId: { company: 'French school', product: 'Classes', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { key, startsAt, endsAt, change, isCancelled } of listEvents(chosen)) {
    const notes = [
      labelOf(chosen),
      change && fill(text.reasonOfChange, { reason: change.reason }),
      meetingUrl && fill(text.meetingAt, { url: meetingUrl }),
      fill(text.referenceOf, { reference: row.reference }),
    ];
    calendar.createEvent({
      // The planned start: a lesson that moves keeps its identity.
      id: `${chosen.id}-${key.replace(/\D/g, '')}`,
      sequence: revisionOf(change),
      stamp: new Date(chosen.updatedAt),
      lastModified: new Date(chosen.updatedAt),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: row.courseName,
      description: notes.filter(Boolean).join('\n'),
      location: place,
      url: meetingUrl ?? null,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
