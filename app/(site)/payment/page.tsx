import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getText } from '#text';
import { listChildChoices } from '@/components/children/list-child-choices';
import { CourseChooser } from '@/components/enrolment/course-chooser';
import { AnotherPayment, EarlierPayment } from '@/components/enrolment/earlier-payment';
import { LazyPaymentForm } from '@/components/enrolment/lazy-forms';
import { listClassChoices } from '@/components/enrolment/list-class-choices';
import { NoScriptResult, toFormProblem } from '@/components/enrolment/no-script-result';
import { ReservationNotice } from '@/components/enrolment/reservation-notice';
import { CourseChoicePage, TransferPage } from '@/components/enrolment/transfer-page';
import { LoadFailure } from '@/components/ui/load-failure';
import { currentLearner } from '@/lib/api/current-learner';
import { findLastPayment } from '@/lib/api/enrolled-courses';
import { findCourse } from '@/lib/api/find-course';
import { readPostedForm } from '@/lib/api/posted-form';
import { capabilities } from '@/lib/backend-choice';
import { isVideoCourse } from '@/lib/contract/courses';
import type { SearchParams } from '@/lib/text/form-result';
import { localPath } from '@/lib/text/local-path';

export function generateMetadata(): Metadata {
  const text = getText('payments');
  return { title: text.title, description: text.description, robots: { index: false } };
}

export default async function PaymentPage({ searchParams }: PageProps<'/payment'>) {
  const enrolments = getText('enrolments');
  const text = getText('payments');
  const search = await searchParams;
  const requestedId = search.course;
  const [found, currentLearnerResult] = await Promise.all([
    typeof requestedId === 'string' ? findCourse({ id: requestedId }, 'Video') : undefined,
    currentLearner(),
  ]);
  const course = found?.data;
  if (course && !isVideoCourse(course)) redirect(localPath(`/zoom?course=${course._id}`));
  if (currentLearnerResult.failed) return <LearnerNotLoaded />;
  const learner = currentLearnerResult.data;
  if (!learner) redirect(localPath(loginPath(search, course?._id)));
  if (!course) {
    return (
      <CourseChoicePage title={text.title}>
        {found?.failed ? (
          <LoadFailure what={getText('courses').whatOne} />
        ) : (
          <CourseChooser
            page="/payment"
            search={search}
            isUnknownCourse={requestedId !== undefined}
            lead={text.choose}
          />
        )}
      </CourseChoicePage>
    );
  }
  const { _id, name, email, phoneNumber } = learner;
  const childChoices = await listChildChoices();
  const { choices, toPay, problem } = await listClassChoices(course, search);
  const earlierPayment = await findLastPayment(_id, course._id);
  const result = await readPostedForm(search, '/payment', {
    ...getText('reservations'),
    ...getText('classes'),
    ...enrolments,
    ...text,
    ...getText('files'),
  });
  return (
    <TransferPage
      title={text.title}
      lead={text.lead}
      course={course}
      toPay={toPay}
      page="/payment"
      notice={
        !result.isSent && (
          <>
            {problem && <ReservationNotice problem={problem} />}
            <EarlierPayment payment={earlierPayment} />
          </>
        )
      }
    >
      <NoScriptResult result={result} page="/payment" />
      {!result.isSent && (
        <AnotherPayment earlierPayment={earlierPayment} isOpen={(result.problem ?? result.values) !== undefined}>
          <LazyPaymentForm
            course={{ id: course._id, name: course.name }}
            shouldKeepFormat={!capabilities.canAcceptWebp}
            classes={choices}
            childChoices={childChoices}
            learner={{ id: _id, name, email, phoneNumber }}
            problem={toFormProblem(result)}
            refusedValues={result.values}
          />
        </AnotherPayment>
      )}
    </TransferPage>
  );
}

/** `nextPath` accepts 1000 characters. What a payment form contains is hardly ever longer. */
const maxLength = 700;

/** The chosen class, its reservation and what was typed survive the login. */
function loginPath({ class: chosen, reservation, answer }: SearchParams, course: string | undefined): string {
  if (!course) return `/login?next=${localPath('/payment')}`;
  const choice = Object.entries({ class: chosen, reservation, answer }).filter(
    ([, value]) => typeof value === 'string' && value.length <= maxLength,
  );
  if (choice.length === 0) return `/login?course=${course}`;
  const query = new URLSearchParams([['course', course], ...(choice as [string, string][])]);
  return `/login?next=${encodeURIComponent(localPath(`/payment?${query}`))}`;
}

function LearnerNotLoaded() {
  const accounts = getText('accounts');
  const text = getText('payments');
  return (
    <CourseChoicePage title={text.title}>
      <LoadFailure what={accounts.profileLoading} />
    </CourseChoicePage>
  );
}
