import type { ReactNode } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { FoundCourse } from '@/lib/api/find-course';
import type { CourseClass } from '@/lib/contract/classes';
import { ChosenCourse } from './chosen-course';
import type { TransferPath } from './course-choices';

type Props = {
  title: string;
  course: FoundCourse;
  page: TransferPath;
  nextClass: CourseClass;
  isRefused: boolean;
  notice?: ReactNode;
};

/** In place of the accounts and the form: a course whose classes are all full takes no transfers. */
export function FullCoursePage({ title, course, page, nextClass, isRefused, notice }: Props) {
  const text = getText('classes');
  return (
    <main className="without-app-button">
      <Stylesheet name="enrolment" />
      <PageHeading>{title}</PageHeading>
      <div className="page stack transfer-choice">
        {notice}
        <ChosenCourse course={course} toPay={nextClass} page={page} />
        <section id="form" aria-label={title}>
          <Alert tone="warn" isLive={isRefused}>
            <p>{isRefused ? text.courseFull : `${text.allFull} ${text.alreadyPaid}`}</p>
            <FullCourseLinks classId={nextClass._id} />
          </Alert>
        </section>
      </div>
    </main>
  );
}

export function FullCourseLinks({ classId }: { classId: string }) {
  return (
    <p className="cluster">
      <LinkButton href={`/reserve?class=${classId}`}>{getText('reservations').waitSubmit}</LinkButton>
      <SiteLink href="/contact">{getText('enrolments').askUs}</SiteLink>
    </p>
  );
}
