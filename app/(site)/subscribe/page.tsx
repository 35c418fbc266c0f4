import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { Alert } from '@/components/ui/alert';
import { PageHeading } from '@/components/ui/page-heading';
import { getSiteInfo } from '@/lib/api/site-info';
import { newsletter } from '@/lib/text/en/newsletter';
import { readOutcome } from '@/lib/text/outcome';

export const metadata: Metadata = { title: newsletter.title, robots: { index: false } };

export default async function SubscribePage({ searchParams }: PageProps<'/subscribe'>) {
  const { sent, problem } = readOutcome(await searchParams, newsletter);
  const texts = (await getSiteInfo()).data?.texts;
  const ofField = problem?.field === 'email';
  return (
    <Page sheets={['fields']}>
      <PageHeading lead={texts?.leads?.newsletter}>{texts?.newsletterHeading ?? newsletter.heading}</PageHeading>
      <div id="form" className="page stack pb-16">
        {sent && <Alert live>{newsletter.subscribed}</Alert>}
        {problem && !ofField && (
          <Alert tone="bad" live>
            {problem.words}
          </Alert>
        )}
        {!sent && <NewsletterForm id="subscribe-email" error={ofField ? problem?.words : undefined} />}
      </div>
    </Page>
  );
}
