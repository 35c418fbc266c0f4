import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { CourseChooser } from '@/components/enrolment/course-chooser';
import { EnrolmentIsland } from '@/components/enrolment/islands';
import { PlainOutcome, plainProblem } from '@/components/enrolment/plain-outcome';
import { Rules } from '@/components/enrolment/rules';
import { ChoosingPage, TransferPage } from '@/components/enrolment/transfer-page';
import { LoadFailure } from '@/components/ui/load-failure';
import { findCourse } from '@/lib/api/courses';
import { currentLearner } from '@/lib/api/current-learner';
import { capabilities } from '@/lib/backend-choice';
import { isVideoCourse } from '@/lib/contract/courses';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { files } from '@/lib/text/en/files';
import { readOutcome } from '@/lib/text/outcome';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: text.title, description: text.description, path: '/zoom' });

export default async function ZoomPage({ searchParams }: PageProps<'/zoom'>) {
  const search = await searchParams;
  const asked = typeof search.course === 'string' ? search.course : undefined;
  const found = asked ? await findCourse({ id: asked }) : undefined;
  if (found?.data && isVideoCourse(found.data)) redirect(`/payment?course=${found.data._id}`);
  if (!found?.data) {
    return (
      <ChoosingPage title={text.title}>
        {found?.failed ? (
          <LoadFailure what={text.course} />
        ) : (
          <CourseChooser page="/zoom" search={search} unknown={asked !== undefined} lead={text.choose} />
        )}
      </ChoosingPage>
    );
  }
  // Without a learner, or where they cannot be loaded, the form begins empty.
  const { name, email, phoneNumber } = (await currentLearner()).data ?? {};
  const outcome = readOutcome(search, { ...text, ...files });
  return (
    <TransferPage title={text.title} lead={text.lead} course={found.data} page="/zoom">
      <PlainOutcome outcome={outcome} />
      {!outcome.sent && (
        <EnrolmentIsland
          course={found.data._id}
          keepFormat={!capabilities().takesWebp}
          learner={{ name, email, phoneNumber }}
          problem={plainProblem(outcome)}
          rules={<Rules />}
        />
      )}
    </TransferPage>
  );
}
