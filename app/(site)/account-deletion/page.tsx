import type { Metadata } from 'next';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { Page } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { accounts } from '@/lib/text/en/accounts';

const text = accounts.deletion;

export const metadata: Metadata = pageMetadata({
  title: text.title,
  description: text.description,
  path: '/account-deletion',
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** How to leave, in public: the app stores ask for such a page. */
export default async function AccountDeletionPage({ searchParams }: Props) {
  const { done } = await searchParams;
  return (
    <Page sheets={['prose']} className="beside">
      <PageHeading lead={text.lead} illustration="/illustrations/thank-you.svg">
        {text.title}
      </PageHeading>
      <div className="page pb-20">
        <div className="prose">
          {done && (
            <Alert tone="good" live>
              {accounts.accountDeleted}
            </Alert>
          )}
          <h2>{text.how}</h2>
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <LinkButton href="/profile">{text.open}</LinkButton>
          </p>
          <Items title={text.deleted} items={text.deletedItems} />
          <Items title={text.kept} items={text.keptItems} />
          <h2>{text.noPassword}</h2>
          <p>
            {text.noPasswordLead} <SiteLink href="/contact">{accounts.contactUs}</SiteLink>
          </p>
        </div>
      </div>
    </Page>
  );
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
