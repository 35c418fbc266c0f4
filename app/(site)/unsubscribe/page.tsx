import type { Metadata } from 'next';
import { getText } from '#text';
import { UnsubscribeForm } from '@/components/newsletter/unsubscribe-form';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { readFormResult } from '@/lib/text/form-result';

export const generateMetadata = (): Metadata => ({
  title: getText('newsletter').unsubscribeTitle,
  robots: { index: false },
  referrer: 'same-origin',
});

/** The button unsubscribes, not the link: mail programs open links by themselves. */
export default async function UnsubscribePage({ searchParams }: PageProps<'/unsubscribe'>) {
  const newsletter = getText('newsletter');
  const search = await searchParams;
  const { isSent, problem } = readFormResult(search, newsletter);
  const token = typeof search.token === 'string' ? search.token : '';
  const problemMessage = problem?.message ?? (token ? undefined : newsletter.linkInvalid);
  return (
    <main className="without-app-button">
      <PageHeading>{newsletter.unsubscribeTitle}</PageHeading>
      <div id="form" className="page stack pb-16">
        {isSent ? (
          <Alert tone="good" isLive>
            {newsletter.unsubscribed}
          </Alert>
        ) : problemMessage ? (
          <>
            <Alert tone="bad" isLive>
              {problemMessage}
            </Alert>
            <p>
              <LinkButton href="/contact" variant="quiet">
                {getText('layout').write}
              </LinkButton>
            </p>
          </>
        ) : (
          <UnsubscribeForm token={token} />
        )}
      </div>
    </main>
  );
}
