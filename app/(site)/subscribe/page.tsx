import type { Metadata } from 'next';
import { getText } from '#text';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { Alert } from '@/components/ui/alert';
import { PageHeading } from '@/components/ui/page-heading';
import { readPostedForm } from '@/lib/api/posted-form';
import { getSiteInfo } from '@/lib/api/site-info';

export const generateMetadata = (): Metadata => ({ title: getText('newsletter').title, robots: { index: false } });

export default async function SubscribePage({ searchParams }: PageProps<'/subscribe'>) {
  const newsletter = getText('newsletter');
  const { isSent, problem, values } = await readPostedForm(await searchParams, '/subscribe', newsletter);
  const texts = (await getSiteInfo()).data?.texts;
  const isAboutEmail = problem?.field === 'email';
  return (
    <main>
      <PageHeading lead={texts?.leads?.newsletter}>{texts?.newsletterHeading ?? newsletter.heading}</PageHeading>
      <div id="form" className="page stack pb-16">
        {isSent && <Alert isLive>{newsletter.subscribed}</Alert>}
        {problem && !isAboutEmail && (
          <Alert tone="bad" isLive>
            {problem.message}
          </Alert>
        )}
        {!isSent && (
          <NewsletterForm id="subscribe-email" problem={isAboutEmail ? problem : undefined} refusedValues={values} />
        )}
      </div>
    </main>
  );
}
