import type { Metadata } from 'next';
import { getText } from '#text';
import { readAccountForm } from '@/app/(site)/(account)/account-form-result';
import { getLoginDestination, toQuery } from '@/app/(site)/(account)/login-destination';
import { AccountPage } from '@/components/account/account-page';
import { LazyLoginForm } from '@/components/account/lazy-forms';
import { LoginNotice } from '@/components/account/login-notice';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { currentLearner } from '@/lib/api/current-learner';
import { capabilities } from '@/lib/backend-choice';
import { apiUrl } from '@/lib/contract/endpoint';
import { forgotPassword } from '@/lib/contract/endpoints/passwords';
import type { SearchParams } from '@/lib/text/form-result';

export function generateMetadata(): Metadata {
  const text = getText('accounts');
  return { title: text.login, description: text.loginLead, robots: { index: false } };
}

const forgotten = 'forgotten';

export default async function LoginPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const text = getText('accounts');
  const search = await searchParams;
  const isForgotten = search.form === forgotten;
  const [{ href, choice, course }, learner, { isSent, values, problem }] = await Promise.all([
    getLoginDestination(searchParams),
    currentLearner(),
    readAccountForm(search, '/login'),
  ]);
  return (
    <AccountPage title={text.login} lead={text.loginLead} illustration="/illustrations/thank-you.svg">
      <LoginNotice learner={learner.data} destination={href} course={course} />
      {search.done === 'password' && (
        <Alert tone="good" isLive>
          {text.passwordUpdated}
        </Alert>
      )}
      {isForgotten && isSent && (
        <Alert tone="good" isLive>
          {text.linkSent}
        </Alert>
      )}
      {isForgotten && problem && (
        <Alert tone="bad" isLive>
          {problem.message}
        </Alert>
      )}
      <LazyLoginForm
        destination={href}
        choice={choice}
        posted={{ values, problem: isForgotten ? undefined : problem }}
        forgotten={{
          action: capabilities.canManageAccounts ? apiUrl(forgotPassword) : undefined,
          hiddenFields: choice,
          values,
        }}
      />
      <p>
        {text.noAccount} <SiteLink href={`/register${toQuery(choice)}`}>{text.register}</SiteLink>
      </p>
    </AccountPage>
  );
}
