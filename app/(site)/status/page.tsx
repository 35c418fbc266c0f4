import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getText } from '#text';
import { PostedStatus, type PostedStatusProps } from '@/components/status/posted-status';
import { StatusFields } from '@/components/status/status-fields';
import { StatusForm } from '@/components/status/status-form';
import { Button } from '@/components/ui/button';
import { IslandText } from '@/components/ui/island-text';
import { PageHeading } from '@/components/ui/page-heading';
import { LaterStylesheets } from '@/components/ui/stylesheet';
import { loadPostedStatus } from '@/lib/api/posted-status';
import { capabilities } from '@/lib/backend-choice';
import { apiUrl } from '@/lib/contract/endpoint';
import { askStatus } from '@/lib/contract/endpoints/status';
import { isReference } from '@/lib/format/reference';
import { type FormProblem, readFormResult, type SearchParams } from '@/lib/text/form-result';
import { localPath } from '@/lib/text/local-path';

export function generateMetadata(): Metadata {
  const status = getText('status');
  return { title: status.title, description: status.lead, robots: { index: false } };
}

type StatusResult = { posted: PostedStatusProps; problem?: FormProblem };

const statusFields = ['reference', 'phone'];

/** Of a posted form, whose fields are encrypted in the URL, or of a link with a reference. */
async function readStatusResult(search: SearchParams): Promise<StatusResult> {
  const status = getText('status');
  const { answer, left, reference: linked } = search;
  const reference = typeof linked === 'string' ? linked.trim() : '';
  const { isSent, problem } = readFormResult(search, { ...getText('reservations'), ...status });
  const found = typeof answer === 'string' ? await loadPostedStatus(answer) : undefined;
  const posted: PostedStatusProps = { sender: { reference, phone: '' }, ...found };
  if (found === null) return { posted: { ...posted, message: { tone: 'warn', text: status.resultExpired } } };
  if (problem?.field && statusFields.includes(problem.field)) return { posted, problem };
  if (problem) return { posted: { ...posted, message: { tone: 'bad', text: problem.message } } };
  if (found && !found.response) return { posted: { ...posted, message: { tone: 'bad', text: status.unknown } } };
  if (isSent && found && left) {
    const text = left === 'list' ? status.listLeft : status.givenUp;
    return { posted: { ...posted, message: { tone: 'good', text } } };
  }
  const isInvalid = reference !== '' && !isReference(reference);
  return { posted, problem: isInvalid ? { field: 'reference', message: status.referenceInvalid } : undefined };
}

export default async function StatusPage({ searchParams }: PageProps<'/status'>) {
  const status = getText('status');
  if (!capabilities.canTrackRequests) redirect(localPath('/contact'));
  const { posted, problem } = await readStatusResult(await searchParams);
  const ownTimes = getText('classes').own;
  const hasResult = Boolean(posted.message ?? posted.response);
  return (
    <main className="title-beside without-app-button">
      <PageHeading lead={status.lead} illustration="/illustrations/empty-books.svg">
        {status.title}
      </PageHeading>
      <div className="page pb-16">
        <div className="panel" id={hasResult ? undefined : 'form'}>
          <IslandText nouns={['status', 'forms', 'myClasses']} />
          <LaterStylesheets names={['classes']} />
          <StatusForm posted={posted} problem={problem} ownTimes={ownTimes}>
            <div className="stack">
              <form className="form" method="post" action={apiUrl(askStatus)}>
                <StatusFields
                  field={(name) => ({ name, defaultValue: posted.sender[name] })}
                  errors={problem?.field ? { [problem.field]: problem.message } : {}}
                />
                <p>
                  <Button type="submit">{status.submit}</Button>
                </p>
              </form>
              <PostedStatus {...posted} ownTimes={ownTimes} />
            </div>
          </StatusForm>
        </div>
      </div>
    </main>
  );
}
