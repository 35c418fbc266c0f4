import { notFound } from 'next/navigation';
import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { LaterStylesheets } from '@/components/ui/stylesheet';
import { readPostedResult } from '@/lib/api/level-test';
import { readPostedForm } from '@/lib/api/posted-form';
import { capabilities } from '@/lib/backend-choice';
import { levelTestMinutes, postedResult } from '@/lib/contract/level-test';
import type { SearchParams } from '@/lib/text/form-result';
import { PostResult } from './post-result';
import { listRecommendedCourses } from './recommended-courses';
import { ResultSummary } from './result-summary';

/** The result of a test without scripts, which its URL carries. */
export async function PostedResult({ search }: { search: SearchParams }) {
  const text = getText('levelTest');
  const posted = postedResult.safeParse(search);
  if (!posted.success) notFound();
  const [result, recommendations] = await Promise.all([readPostedResult(posted.data), listRecommendedCourses()]);
  if (result.failed) return <LoadFailure what={text.what} href="/level-test" />;
  if (!result.data) notFound();
  const { attempt } = posted.data;
  const contact = await readPostedForm(search, '/level-test', { ...text, failed: getText('errors').internal });
  const isContactPosted = contact.isSent || Boolean(contact.problem);
  return (
    <div id={isContactPosted ? undefined : 'form'} className="level-test level-test-result">
      <LaterStylesheets names={['level-test', 'level-test-result', 'table']} />
      <ResultSummary result={result.data} minutes={levelTestMinutes} recommendations={recommendations} />
      <div className="stack level-test-more">
        {attempt && capabilities.canStoreResults && (
          <div id={isContactPosted ? 'form' : undefined}>
            <PostResult posted={{ ...posted.data, attempt }} result={contact} />
          </div>
        )}
        <div className="level-test-actions cluster">
          <SiteLink className="button button-plain button-small" href="/level-test">
            {text.again}
          </SiteLink>
          <SiteLink className="button button-plain button-small" href="/">
            {text.home}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
