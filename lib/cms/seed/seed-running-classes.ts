import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { Class, Learner } from '@/lib/cms/payload-types';
import { courses } from '@/lib/cms/seed/content/courses';
import { family } from '@/lib/cms/seed/content/learners';
import { runningClasses } from '@/lib/cms/seed/content/running-classes';
import { inDays } from '@/lib/cms/seed/relative-dates';
import { labelTexts, lessonsOfATerm } from '@/lib/cms/seed/seed-classes';
import { requestFor, toRequest } from '@/lib/cms/seed/seed-requests';
import type { Seeder } from '@/lib/cms/seed/seeder';
import type { LessonChangeSeed, RunningClassSeed } from '@/lib/cms/seed/types';
import { type AttendanceMark, attendanceMarks } from '@/lib/contract/attendance-marks';
import { type LessonChange, lessonKey, type ScheduledLesson } from '@/lib/format/lesson-changes';
import { toDay } from '@/lib/format/lessons';

const dayMs = 24 * 60 * 60 * 1000;

type Taught = { id: string; teacher: string; lessons: string[] };

/** Classes that began weeks ago, with what happened in them before the day of seeding. */
export async function seedRunningClasses(
  seeder: Seeder,
  courseIds: Map<string, string>,
  parent: Learner,
): Promise<void> {
  let seeded = 0;
  for (const seed of runningClasses) {
    const course = courses.find(({ name }) => name === seed.course);
    const id = courseIds.get(seed.course);
    if (!course || !id) throw new Error(`A running class names a course that is not seeded: ${seed.course}`);
    const created = await createClass(seeder, seed, id);
    const taught = { id: created.id, teacher: course.instructor, lessons: listTaught(created) };
    const requests = Array.from({ length: seed.learners }, (_, index) => ({
      ...toRequest(course, seeded + index, seed.beganDaysAgo),
      ...(index === 0 && seed.course === family.running.course && requestFor(family.running, parent)),
      course: id,
      class: created.id,
      seat: index + 1,
    }));
    seeded += requests.length;
    await insertMarks(seeder, taught, await seeder.insert('enrolments', requests));
    await insertNotes(seeder, taught, seed);
  }
}

async function createClass(seeder: Seeder, seed: RunningClassSeed, course: string): Promise<Class> {
  const { label, slots, lessons = lessonsOfATerm, place = 'both', seats, room, beganDaysAgo, changes = [] } = seed;
  const meetingUrl = place === 'school' ? null : 'https://meet.example/ecole-padauk';
  const firstDay = inDays(-beganDaysAgo);
  const planned = { label, course, slots, lessonCount: lessons, place, seats, room, firstDay, meetingUrl };
  const data = { ...planned, deskSeats: 0, minimum: 4, state: 'running' as const };
  const created = await seeder.create({ collection: 'classes', data, texts: labelTexts(seed) });
  const lessonChanges = changes.flatMap((change) => toChange(readSchedule(created.schedule).lessons, change));
  if (lessonChanges.length === 0) return created as Class;
  return (await seeder.update({ collection: 'classes', id: created.id, data: { lessonChanges } })) as Class;
}

function toChange(lessons: ScheduledLesson[], { lesson, moveDays, reason }: LessonChangeSeed): LessonChange[] {
  const today = lessons.filter(isBeforeToday).length;
  const changed = lessons[lesson < 0 ? today + lesson : today + lesson - 1];
  if (!changed) return [];
  const move = (moment: string) => new Date(Date.parse(moment) + (moveDays ?? 0) * dayMs).toISOString();
  const times = moveDays && { startsAt: move(changed.startsAt), endsAt: move(changed.endsAt) };
  return [{ lesson: changed.startsAt, ...times, reason, revision: 1 }];
}

/** The lessons of the day itself are left for the teacher to mark. */
const isBeforeToday = ({ startsAt }: ScheduledLesson) => toDay(startsAt) < toDay(new Date());

const listTaught = ({ schedule }: Class) => readSchedule(schedule).lessons.filter(isBeforeToday).map(lessonKey);

/** Eight of ten are on time, one is late. */
function markOf(learner: number, lesson: number): AttendanceMark {
  const [present, late, absent, excused] = attendanceMarks;
  const draw = ((learner + 8) * (lesson + 5) * 47 + learner * 29 + lesson * 11) % 100;
  if (draw < 80) return present;
  if (draw < 90) return late;
  return draw < 95 ? absent : excused;
}

async function insertMarks(seeder: Seeder, taught: Taught, requests: string[]): Promise<void> {
  const marks = taught.lessons.flatMap((lesson, at) =>
    requests.map((request, learner) => ({
      class: taught.id,
      lesson,
      request,
      mark: markOf(learner, at),
      markedBy: taught.teacher,
      createdAt: lesson,
      updatedAt: lesson,
    })),
  );
  await seeder.insert('attendance', marks);
}

async function insertNotes(seeder: Seeder, taught: Taught, { notes = [] }: RunningClassSeed): Promise<void> {
  const latest = taught.lessons.toReversed();
  const rows = notes.flatMap((note, at) => {
    const lesson = latest[at];
    const written = { writtenBy: taught.teacher, createdAt: lesson, updatedAt: lesson };
    return lesson ? [{ ...note, class: taught.id, lesson, language: 'en', ...written }] : [];
  });
  await seeder.insert('lesson-notes', rows);
}
