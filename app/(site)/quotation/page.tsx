import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { listChildChoices } from '@/components/children/list-child-choices';
import { RequestQuotation } from '@/components/inquiry/request-quotation';
import { PageHeading } from '@/components/ui/page-heading';
import { readPostedForm } from '@/lib/api/posted-form';
import { getSiteInfo } from '@/lib/api/site-info';
import { contentLanguage } from '@/lib/text/content-language';

export async function generateMetadata(): Promise<Metadata> {
  const inquiries = getText('inquiries');
  const info = await getSiteInfo();
  return pageMetadata({
    title: inquiries.title,
    description: info.data?.texts?.leads?.quotation,
    path: '/quotation',
  });
}

export default async function QuotationPage({ searchParams }: PageProps<'/quotation'>) {
  const inquiries = getText('inquiries');
  const { kind, ...search } = await searchParams;
  const result = await readPostedForm(search, '/quotation', inquiries);
  const info = (await getSiteInfo()).data;
  const { leads, collaborationIntro: text } = info?.texts ?? {};
  const intro = text ? { text, lang: info?.textLanguages?.collaborationIntro ?? contentLanguage(text) } : undefined;
  return (
    <main className="title-beside without-app-button">
      <PageHeading lead={leads?.quotation} illustration="/illustrations/empty-posts.svg">
        {inquiries.title}
      </PageHeading>
      <div className="page pb-16">
        <RequestQuotation
          {...result}
          kind={kind === 'collaboration' ? kind : 'student'}
          intro={intro}
          childChoices={await listChildChoices()}
        />
      </div>
    </main>
  );
}
