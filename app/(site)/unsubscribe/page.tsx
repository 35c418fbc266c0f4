import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { UnsubscribeForm } from '@/components/newsletter/unsubscribe-form';
import { Alert } from '@/components/ui/alert';
import { PageHeading } from '@/components/ui/page-heading';
import { newsletter } from '@/lib/text/en/newsletter';
import { readOutcome } from '@/lib/text/outcome';

export const metadata: Metadata = {
  title: newsletter.unsubscribeTitle,
  robots: { index: false },
  referrer: 'same-origin',
};

/** Opening the link changes nothing, since mail programs open links too: the button does. */
export default async function UnsubscribePage({ searchParams }: PageProps<'/unsubscribe'>) {
  const search = await searchParams;
  const { sent, problem } = readOutcome(search, newsletter);
  const token = typeof search.token === 'string' ? search.token : '';
  const broken = problem?.words ?? (token ? undefined : newsletter.linkInvalid);
  return (
    <Page sheets={['fields', 'forms']}>
      <PageHeading>{newsletter.unsubscribeTitle}</PageHeading>
      <div id="form" className="page stack pb-16">
        {sent ? (
          <Alert tone="good" live>
            {newsletter.unsubscribed}
          </Alert>
        ) : broken ? (
          <Alert tone="bad" live>
            {broken}
          </Alert>
        ) : (
          <UnsubscribeForm token={token} />
        )}
      </div>
    </Page>
  );
}
