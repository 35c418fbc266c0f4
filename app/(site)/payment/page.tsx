import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CourseChooser } from '@/components/enrolment/course-chooser';
import { PaymentIsland } from '@/components/enrolment/islands';
import { AnotherPayment, SentBefore } from '@/components/enrolment/sent-before';
import { ChoosingPage, TransferPage } from '@/components/enrolment/transfer-page';
import { Alert } from '@/components/ui/alert';
import { LoadFailure } from '@/components/ui/load-failure';
import { findCourse } from '@/lib/api/courses';
import { currentLearner } from '@/lib/api/current-learner';
import { ownPayment } from '@/lib/api/own-payments';
import { capabilities } from '@/lib/backend-choice';
import { isVideoCourse } from '@/lib/contract/courses';
import { accounts } from '@/lib/text/en/accounts';
import { enrolments } from '@/lib/text/en/enrolments';
import { payments as text } from '@/lib/text/en/payments';

export const metadata: Metadata = { title: text.title, description: text.description, robots: { index: false } };

export default async function PaymentPage({ searchParams }: PageProps<'/payment'>) {
  const search = await searchParams;
  const asked = search.course;
  const [found, asking] = await Promise.all([
    typeof asked === 'string' ? findCourse({ id: asked }, 'Video') : undefined,
    currentLearner(),
  ]);
  const course = found?.data;
  if (course && !isVideoCourse(course)) redirect(`/zoom?course=${course._id}`);
  if (asking.failed) return <LearnerNotLoaded />;
  const learner = asking.data;
  if (!learner) redirect(course ? `/login?course=${course._id}` : '/login?next=/payment');
  if (!course) {
    return (
      <ChoosingPage title={text.title}>
        {found?.failed ? (
          <LoadFailure what={enrolments.course} />
        ) : (
          <CourseChooser page="/payment" search={search} unknown={asked !== undefined} lead={text.choose} />
        )}
      </ChoosingPage>
    );
  }
  const { _id, name, email, phoneNumber } = learner;
  const sent = await ownPayment(_id, course._id);
  return (
    <TransferPage
      title={text.title}
      lead={text.lead}
      course={course}
      page="/payment"
      notice={<SentBefore sent={sent} />}
    >
      <noscript>
        <Alert tone="warn">{text.needsScripts}</Alert>
      </noscript>
      <AnotherPayment sent={sent}>
        <PaymentIsland
          course={{ id: course._id, name: course.name }}
          keepFormat={!capabilities().takesWebp}
          learner={{ id: _id, name, email, phoneNumber }}
        />
      </AnotherPayment>
    </TransferPage>
  );
}

function LearnerNotLoaded() {
  return (
    <ChoosingPage title={text.title}>
      <LoadFailure what={accounts.profileLoading} />
    </ChoosingPage>
  );
}
