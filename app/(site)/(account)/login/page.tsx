import type { Metadata } from 'next';
import { getText } from '#text';
import { getLoginDestination, type SearchParams } from '@/app/(site)/(account)/login-destination';
import { AccountPage } from '@/components/account/account-page';
import { LazyLoginForm } from '@/components/account/lazy-forms';
import { LoginNotice } from '@/components/account/login-notice';
import { SiteLink } from '@/components/ui/link';
import { currentLearner } from '@/lib/api/current-learner';

export function generateMetadata(): Metadata {
  const text = getText('accounts');
  return { title: text.login, description: text.loginLead, robots: { index: false } };
}

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const text = getText('accounts');
  const [{ href, query, course }, learner] = await Promise.all([getLoginDestination(searchParams), currentLearner()]);
  return (
    <AccountPage title={text.login} lead={text.loginLead} illustration="/illustrations/thank-you.svg">
      <LoginNotice learner={learner.data} destination={href} course={course} />
      <LazyLoginForm destination={href} />
      <p>
        {text.noAccount} <SiteLink href={`/register${query}`}>{text.register}</SiteLink>
      </p>
    </AccountPage>
  );
}
