import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { listChildChoices } from '@/components/children/list-child-choices';
import { InquiryForm } from '@/components/inquiry/inquiry-wizard';
import { StepStart } from '@/components/inquiry/step-start';
import { Button } from '@/components/ui/button';
import { keepPhrases } from '@/components/ui/heading-text';
import { IslandText } from '@/components/ui/island-text';
import { PageHeading } from '@/components/ui/page-heading';
import { Stepper } from '@/components/ui/stepper';
import { TapNotice } from '@/components/ui/tap-notice';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';

export async function generateMetadata(): Promise<Metadata> {
  const inquiries = getText('inquiries');
  const info = await getSiteInfo();
  return pageMetadata({
    title: inquiries.title,
    description: info.data?.texts?.leads?.quotation,
    path: '/quotation',
  });
}

export default async function QuotationPage() {
  const inquiries = getText('inquiries');
  const { leads, collaborationIntro } = (await getSiteInfo()).data?.texts ?? {};
  return (
    <main className="title-beside without-app-button">
      <PageHeading lead={leads?.quotation} illustration="/illustrations/empty-posts.svg">
        {inquiries.title}
      </PageHeading>
      <div className="page pb-16">
        <div className="panel">
          <IslandText nouns={['inquiries', 'forms', 'weekdays', 'options']} />
          <InquiryForm product={env().PRODUCT_KEY} intro={collaborationIntro} childChoices={await listChildChoices()}>
            <FirstStep />
          </InquiryForm>
        </div>
      </div>
    </main>
  );
}

function FirstStep() {
  const inquiries = getText('inquiries');
  return (
    <form className="form">
      <Stepper steps={[...inquiries.steps.student]} current={0} />
      <h2>{keepPhrases(inquiries.steps.student[0])}</h2>
      <StepStart email={{ name: 'email' }} kind={{ name: 'kind' }} initialKind="student" />
      <noscript>
        <p>{inquiries.needsScripts}</p>
      </noscript>
      <p className="cluster">
        <Button variant="quiet" disabled>
          {inquiries.back}
        </Button>
        <Button type="submit" disabled data-until-hydrated="">
          {inquiries.next}
        </Button>
      </p>
      <TapNotice />
    </form>
  );
}
