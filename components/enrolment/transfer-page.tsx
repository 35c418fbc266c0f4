import type { ComponentProps, ReactNode } from 'react';
import { getText } from '#text';
import { IslandText } from '@/components/ui/island-text';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeading } from '@/components/ui/page-heading';
import { Stylesheet } from '@/components/ui/stylesheet';
import { getSiteInfo } from '@/lib/api/site-info';
import { ChosenCourse } from './chosen-course';
import { TransferAccounts } from './transfer-accounts';

type Props = ComponentProps<typeof ChosenCourse> & {
  title: string;
  lead: string;
  notice?: ReactNode;
  children: ReactNode;
};

export async function TransferPage({ title, lead, course, toPay, page, notice, children }: Props) {
  const text = getText('enrolments');
  const info = await getSiteInfo();
  return (
    <main className="without-app-button">
      <IslandText nouns={['enrolments', 'forms', 'payments', 'files', 'classes', 'options']} />
      <Stylesheet name="enrolment" />
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="page transfer">
        {notice && <div className="stack transfer-notice">{notice}</div>}
        <div className="stack transfer-instructions">
          <div>
            <ChosenCourse course={course} toPay={toPay} page={page} />
            <p className="form-link">
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
    </main>
  );
}

export function CourseChoicePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main>
      <Stylesheet name="enrolment" />
      <PageHeading>{title}</PageHeading>
      <div className="page transfer-choice">{children}</div>
    </main>
  );
}
