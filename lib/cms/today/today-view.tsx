import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hasRole, isStaff } from '@/lib/cms/access/roles';
import { instructorOf } from '@/lib/cms/access/teachers';
import { toAdminLanguage } from '@/lib/cms/language';
import { adminTexts } from '@/lib/cms/text/admin';
import { StaffView } from '@/lib/cms/ui/staff-view';
import { idPattern } from '@/lib/contract/common';
import { weekdayDate } from '@/lib/format/dates';
import { toDay } from '@/lib/format/lessons';
import { DayLinks } from './day-links';
import { LessonCard } from './lesson-card';
import { readDay } from './read-day';
import { TeacherChoice } from './teacher-choice';
import { todayTexts } from './today-texts';
import './today.css';

type Search = AdminViewServerProps['searchParams'];

const readDayParameter = (search: Search): string =>
  typeof search?.day === 'string' && /^\d{4}-\d\d-\d\d$/.test(search.day) && !Number.isNaN(Date.parse(search.day))
    ? search.day
    : toDay(new Date());

/** Teachers see their own lessons only; enrolment staff choose a teacher, or see all. */
function chooseInstructor(req: PayloadRequest, search: Search): string | undefined {
  const own = instructorOf(req);
  if (!isStaff(req, 'enrolments')) return own;
  const chosen = search?.teacher;
  if (chosen === undefined) return own;
  return typeof chosen === 'string' && idPattern.test(chosen) ? chosen : undefined;
}

/** The lessons of a day, to take attendance, write homework, and move or cancel a lesson. */
export async function TodayView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  // Payload does not require a login for custom views.
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Ftoday');
  if (!hasRole(req)) redirect('/admin/unauthorized');
  const { language } = req.i18n;
  const text = todayTexts(language);
  const isOffice = isStaff(req, 'enrolments');
  const instructor = chooseInstructor(req, searchParams);
  if (!isOffice && !instructor) {
    const isTeacher = isStaff(req, 'teacher');
    return (
      <StaffView {...props} title={text.title} className="today">
        <p>{isTeacher ? text.notLinked : adminTexts(language).notAllowed}</p>
      </StaffView>
    );
  }
  const day = readDayParameter(searchParams);
  const locale = toAdminLanguage(language);
  const lessons = await readDay(req.payload, day, { instructor, locale });
  return (
    <StaffView {...props} title={text.title} className="today">
      <p className="today-day">{weekdayDate(`${day}T12:00:00Z`, locale)}</p>
      <DayLinks day={day} teacher={isOffice ? (instructor ?? '') : undefined} text={text} />
      {isOffice && <TeacherChoice payload={req.payload} day={day} chosen={instructor} text={text} />}
      {lessons.length === 0 && <p>{text.none}</p>}
      {lessons.map((lesson) => (
        <LessonCard key={`${lesson.classId} ${lesson.lesson}`} lesson={lesson} showsTeacher={!instructor} />
      ))}
    </StaffView>
  );
}
