import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getText } from '#text';
import { StatusFields } from '@/components/status/status-fields';
import { StatusForm } from '@/components/status/status-form';
import { Button } from '@/components/ui/button';
import { IslandText } from '@/components/ui/island-text';
import { PageHeading } from '@/components/ui/page-heading';
import { LaterStylesheets } from '@/components/ui/stylesheet';
import { TapNotice } from '@/components/ui/tap-notice';
import { capabilities } from '@/lib/backend-choice';
import { isReference } from '@/lib/format/reference';
import { localPath } from '@/lib/text/local-path';

export function generateMetadata(): Metadata {
  const status = getText('status');
  return { title: status.title, description: status.lead, robots: { index: false } };
}

/** Needs scripts: reference and phone together must not appear in a URL. */
export default async function StatusPage({ searchParams }: PageProps<'/status'>) {
  const status = getText('status');
  if (!capabilities.canTrackRequests) redirect(localPath('/contact'));
  const { reference: linked } = await searchParams;
  const reference = typeof linked === 'string' ? linked.trim() : '';
  const isInvalid = reference !== '' && !isReference(reference);
  const problem = isInvalid ? { field: 'reference', message: status.referenceInvalid } : undefined;
  return (
    <main className="title-beside without-app-button">
      <PageHeading lead={status.lead} illustration="/illustrations/empty-books.svg">
        {status.title}
      </PageHeading>
      <div className="page pb-16">
        <div className="panel">
          <IslandText nouns={['status', 'forms', 'myClasses']} />
          <LaterStylesheets names={['classes']} />
          <StatusForm reference={reference} problem={problem} ownTimes={getText('classes').own}>
            <form className="form">
              <StatusFields
                field={(name) => ({ name, ...(name === 'reference' && { defaultValue: reference }) })}
                errors={{ reference: problem?.message }}
              />
              <p>
                <Button type="submit" disabled data-until-hydrated="">
                  {status.submit}
                </Button>
              </p>
              <TapNotice />
              <noscript>
                <p className="small">{status.needsScripts}</p>
              </noscript>
            </form>
          </StatusForm>
        </div>
      </div>
    </main>
  );
}
