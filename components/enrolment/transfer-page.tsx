import type { ReactNode } from 'react';
import { Page } from '@/components/layout/page';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeading } from '@/components/ui/page-heading';
import { getSiteInfo } from '@/lib/api/site-info';
import type { Course } from '@/lib/contract/courses';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { ChosenCourse } from './chosen-course';
import type { TransferAddress } from './course-choices';
import { TransferAccounts } from './transfer-accounts';

type Props = {
  title: string;
  lead: string;
  course: Course;
  /** The page's own address: without a course it is the chooser. */
  page: TransferAddress;
  /** Above everything: what one should know before transferring. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A course to transfer for: how much, where to, and the form for the screenshot. */
export async function TransferPage({ title, lead, course, page, notice, children }: Props) {
  const info = await getSiteInfo();
  return (
    <Page sheets={['accordion', 'tables', 'prose', 'choosing', 'courses', 'fields', 'forms', 'enrolment']}>
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="page transfer">
        {notice && <div className="transfer-notice">{notice}</div>}
        <div className="stack transfer-how">
          <div>
            <ChosenCourse course={course} page={page} />
            <p className="to-form">
              <a href="#form">{text.toForm}</a>
            </p>
          </div>
          {info.failed ? (
            <LoadFailure what={text.whatAccounts} href={`${page}?course=${course._id}`} isPart />
          ) : (
            <TransferAccounts info={info.data} />
          )}
        </div>
        <section id="form" className="stack transfer-form" aria-label={title}>
          {children}
        </section>
      </div>
    </Page>
  );
}

/** The same page before a course is chosen. */
export function ChoosingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page sheets={['tables', 'choosing', 'courses', 'enrolment']}>
      <PageHeading>{title}</PageHeading>
      <div className="page transfer-choice">{children}</div>
    </Page>
  );
}
