import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { StatusFields } from '@/components/status/status-fields';
import { StatusLateForm } from '@/components/status/status-late-form';
import { Button } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { referenceIn } from '@/lib/format/reference';
import { status } from '@/lib/text/en/status';

export const metadata: Metadata = { title: status.title, description: status.lead, robots: { index: false } };

/** The answer needs scripts: an address must not carry a reference together with a phone. */
export default async function StatusPage({ searchParams }: PageProps<'/status'>) {
  const reference = referenceIn((await searchParams).reference) ?? '';
  return (
    <Page sheets={['fields', 'forms']} className="beside">
      <PageHeading lead={status.lead} illustration="/illustrations/empty-books.svg">
        {status.title}
      </PageHeading>
      <div className="page pb-16">
        <div className="panel">
          <StatusLateForm reference={reference}>
            <form className="form">
              <StatusFields
                field={(name) => ({ name, ...(name === 'reference' && { defaultValue: reference }) })}
                errors={{}}
              />
              <p>
                <Button type="submit" disabled>
                  {status.submit}
                </Button>
              </p>
              <noscript>
                <p className="small">{status.needsScripts}</p>
              </noscript>
            </form>
          </StatusLateForm>
        </div>
      </div>
    </Page>
  );
}
