import type { Metadata } from 'next';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { InquiryLateForm } from '@/components/inquiry/inquiry-late-form';
import { StepStart } from '@/components/inquiry/step-start';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { Stepper } from '@/components/ui/stepper';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { inquiries } from '@/lib/text/en/inquiries';

export async function generateMetadata(): Promise<Metadata> {
  const info = await getSiteInfo();
  return pageMetadata({
    title: inquiries.title,
    description: info.data?.texts?.leads?.quotation,
    path: '/quotation',
  });
}

export default async function QuotationPage() {
  const { leads, collaborationIntro } = (await getSiteInfo()).data?.texts ?? {};
  return (
    <Page sheets={['fields', 'forms']} className="beside">
      <PageHeading lead={leads?.quotation} illustration="/illustrations/empty-posts.svg">
        {inquiries.title}
      </PageHeading>
      <div className="page pb-16">
        <div className="panel">
          <InquiryLateForm product={env().PRODUCT_KEY} intro={collaborationIntro}>
            <FirstStep />
          </InquiryLateForm>
        </div>
      </div>
    </Page>
  );
}

/** The wizard as it begins; it goes on as soon as its script is here. */
function FirstStep() {
  return (
    <form className="form">
      <Stepper steps={[...inquiries.steps.student]} current={0} />
      <h2>{inquiries.steps.student[0]}</h2>
      <StepStart email={{ name: 'email' }} kind={{ name: 'kind' }} />
      <noscript>
        <p>{inquiries.needsScripts}</p>
      </noscript>
      <p className="cluster">
        <Button look="quiet" disabled>
          {inquiries.back}
        </Button>
        <Button type="submit" disabled>
          {inquiries.next}
        </Button>
      </p>
    </form>
  );
}
