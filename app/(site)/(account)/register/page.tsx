import type { Metadata } from 'next';
import { getText } from '#text';
import { getLoginDestination, type SearchParams } from '@/app/(site)/(account)/login-destination';
import { AccountPage } from '@/components/account/account-page';
import { LazyRegisterForm } from '@/components/account/lazy-forms';
import { LoginNotice } from '@/components/account/login-notice';
import { SiteLink } from '@/components/ui/link';
import { currentLearner } from '@/lib/api/current-learner';

export function generateMetadata(): Metadata {
  const text = getText('accounts');
  return { title: text.register, description: text.registerLead, robots: { index: false } };
}

export default async function RegisterPage({ searchParams }: { searchParams: SearchParams }) {
  const text = getText('accounts');
  const [{ href, query, course }, learner] = await Promise.all([getLoginDestination(searchParams), currentLearner()]);
  return (
    <AccountPage title={text.register} lead={text.registerLead} illustration="/illustrations/thank-you.svg">
      <LoginNotice learner={learner.data} destination={href} course={course} />
      <LazyRegisterForm destination={href} />
      <p className="small muted">
        {text.agree} <SiteLink href="/terms">{text.terms}</SiteLink>
        {text.and}
        <SiteLink href="/privacy">{text.privacyNotice}</SiteLink>
        {getText('ui').fullStop}
      </p>
      <p>
        {text.haveAccount}{' '}
        <SiteLink href={`/login${query}`} className="phrase">
          {text.logIn}
        </SiteLink>
      </p>
    </AccountPage>
  );
}
