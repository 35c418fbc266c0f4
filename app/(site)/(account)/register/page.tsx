import type { Metadata } from 'next';
import { getText } from '#text';
import { readAccountForm } from '@/app/(site)/(account)/account-form-result';
import { getLoginDestination, toQuery } from '@/app/(site)/(account)/login-destination';
import { AccountPage } from '@/components/account/account-page';
import { LazyRegisterForm } from '@/components/account/lazy-forms';
import { LoginNotice } from '@/components/account/login-notice';
import { SiteLink } from '@/components/ui/link';
import { currentLearner } from '@/lib/api/current-learner';
import type { SearchParams } from '@/lib/text/form-result';

export function generateMetadata(): Metadata {
  const text = getText('accounts');
  return { title: text.register, description: text.registerLead, robots: { index: false } };
}

export default async function RegisterPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const text = getText('accounts');
  const [{ href, choice, course }, learner, { values, problem }] = await Promise.all([
    getLoginDestination(searchParams),
    currentLearner(),
    readAccountForm(await searchParams, '/register'),
  ]);
  return (
    <AccountPage title={text.register} lead={text.registerLead} illustration="/illustrations/thank-you.svg">
      <LoginNotice learner={learner.data} destination={href} course={course} />
      <LazyRegisterForm destination={href} choice={choice} posted={{ values, problem }} />
      <p className="small muted">
        {text.agree} <SiteLink href="/terms">{text.terms}</SiteLink>
        {text.and}
        <SiteLink href="/privacy">{text.privacyNotice}</SiteLink>
        {getText('ui').fullStop}
      </p>
      <p>
        {text.haveAccount}{' '}
        <SiteLink href={`/login${toQuery(choice)}`} className="phrase">
          {text.logIn}
        </SiteLink>
      </p>
    </AccountPage>
  );
}
