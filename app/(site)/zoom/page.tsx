import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { listChildChoices } from '@/components/children/list-child-choices';
import { CourseChooser } from '@/components/enrolment/course-chooser';
import { FullCourseLinks, FullCoursePage } from '@/components/enrolment/full-course-page';
import { LazyEnrolmentForm } from '@/components/enrolment/lazy-forms';
import { listClassChoices } from '@/components/enrolment/list-class-choices';
import { NoScriptResult, toFormProblem } from '@/components/enrolment/no-script-result';
import { ReservationNotice } from '@/components/enrolment/reservation-notice';
import { Rules } from '@/components/enrolment/rules';
import { CourseChoicePage, TransferPage } from '@/components/enrolment/transfer-page';
import { Alert } from '@/components/ui/alert';
import { LoadFailure } from '@/components/ui/load-failure';
import { listClassesOf } from '@/lib/api/classes';
import { currentLearner } from '@/lib/api/current-learner';
import { findCourse } from '@/lib/api/find-course';
import { readPostedForm } from '@/lib/api/posted-form';
import { capabilities } from '@/lib/backend-choice';
import { isVideoCourse } from '@/lib/contract/courses';
import { localPath } from '@/lib/text/local-path';

export const generateMetadata = (): Metadata => {
  const text = getText('enrolments');
  return pageMetadata({ title: text.title, description: text.description, path: '/zoom' });
};

export default async function ZoomPage({ searchParams }: PageProps<'/zoom'>) {
  const classTexts = getText('classes');
  const text = getText('enrolments');
  const files = getText('files');
  const search = await searchParams;
  const requestedId = typeof search.course === 'string' ? search.course : undefined;
  const found = requestedId ? await findCourse({ id: requestedId }) : undefined;
  if (found?.data && isVideoCourse(found.data)) redirect(localPath(`/payment?course=${found.data._id}`));
  if (!found?.data) {
    return (
      <CourseChoicePage title={text.title}>
        {found?.failed ? (
          <LoadFailure what={getText('courses').whatOne} />
        ) : (
          <CourseChooser page="/zoom" search={search} isUnknownCourse={requestedId !== undefined} lead={text.choose} />
        )}
      </CourseChoicePage>
    );
  }
  const { choices: classes, toPay, problem } = await listClassChoices(found.data, search);
  const result = await readPostedForm(search, '/zoom', {
    ...getText('reservations'),
    ...classTexts,
    ...text,
    ...files,
  });
  const notice = problem && !result.isSent && <ReservationNotice problem={problem} />;
  const hasSeat = classes.options.length > 0 || classes.reservation !== undefined;
  const listed = await listClassesOf(found.data._id);
  const nextClass = listed.find(({ _id }) => _id === search.class) ?? listed[0];
  if (nextClass && !hasSeat && !result.isSent) {
    const isRefused = result.problem !== undefined;
    return (
      <FullCoursePage
        title={text.title}
        course={found.data}
        nextClass={nextClass}
        isRefused={isRefused}
        page="/zoom"
        notice={notice}
      />
    );
  }
  // If the learner cannot be loaded, the form is empty as for a guest.
  const { _id: id, name, email, phoneNumber } = (await currentLearner()).data ?? {};
  const childChoices = await listChildChoices();
  return (
    <TransferPage title={text.title} lead={text.lead} course={found.data} toPay={toPay} page="/zoom" notice={notice}>
      <NoScriptResult result={result} page="/zoom" />
      {search.class && !classes.chosen && problem?.name !== 'reservationNotChecked' && (
        <Alert tone="warn">{classTexts.classGone}</Alert>
      )}
      {!result.isSent && (
        <LazyEnrolmentForm
          course={found.data._id}
          shouldKeepFormat={!capabilities.canAcceptWebp}
          learner={{ id, name, email, phoneNumber }}
          problem={toFormProblem(result)}
          refusedValues={result.values}
          rules={<Rules />}
          classes={classes}
          childChoices={childChoices}
          fullCourseLinks={nextClass && <FullCourseLinks classId={nextClass._id} />}
        />
      )}
    </TransferPage>
  );
}
