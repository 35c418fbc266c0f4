import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { SiteLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Stylesheet } from '@/components/ui/stylesheet';
import { capabilities } from '@/lib/backend-choice';
import { localPath } from '@/lib/text/local-path';

export function generateMetadata(): Metadata {
  const { title, description } = getText('accounts').deletion;
  return pageMetadata({ title, description, path: '/account-deletion' });
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The app stores require a public page that explains account deletion. */
export default async function AccountDeletionPage({ searchParams }: Props) {
  const accounts = getText('accounts');
  const text = accounts.deletion;
  if (!capabilities.canManageAccounts) redirect(localPath('/contact'));
  const { done } = await searchParams;
  return (
    <main className="title-beside">
      <Stylesheet name="prose" />
      <PageHeading lead={text.lead} illustration="/illustrations/thank-you.svg">
        {text.title}
      </PageHeading>
      <div className="page pb-20">
        <div className="prose">
          {done && (
            <Alert tone="good" isLive>
              {accounts.accountDeleted}
            </Alert>
          )}
          <h2>
            <HeadingText text={text.how} />
          </h2>
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <LinkButton href="/profile">{text.open}</LinkButton>
          </p>
          <ItemList title={text.deleted} items={text.deletedItems} />
          <ItemList title={text.retained} items={text.retainedItems} />
          <h2>
            <HeadingText text={text.noPassword} />
          </h2>
          <p>
            {text.noPasswordLead} <SiteLink href="/contact">{accounts.contactUs}</SiteLink>
          </p>
        </div>
      </div>
    </main>
  );
}

function ItemList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h2>
        <HeadingText text={title} />
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
