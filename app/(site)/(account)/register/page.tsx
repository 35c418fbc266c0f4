import type { Metadata } from 'next';
import { destinationOf, type Search } from '@/app/(site)/(account)/destination';
import { AccountPage } from '@/components/account/account-page';
import { RegisterIsland } from '@/components/account/islands';
import { WayOn } from '@/components/account/way-on';
import { SiteLink } from '@/components/ui/link';
import { currentLearner } from '@/lib/api/current-learner';
import { accounts as text } from '@/lib/text/en/accounts';

export const metadata: Metadata = { title: text.register, description: text.registerLead, robots: { index: false } };

export default async function RegisterPage({ searchParams }: { searchParams: Search }) {
  const [{ href, carried, course }, learner] = await Promise.all([destinationOf(searchParams), currentLearner()]);
  return (
    <AccountPage title={text.register} lead={text.registerLead} illustration="/illustrations/thank-you.svg">
      <WayOn learner={learner.data} destination={href} course={course} />
      <RegisterIsland destination={href} />
      <p className="small muted">
        {text.agree} <SiteLink href="/terms">{text.terms}</SiteLink> {text.and}{' '}
        <SiteLink href="/privacy">{text.privacyNotice}</SiteLink>.
      </p>
      <p>
        {text.haveAccount} <SiteLink href={`/login${carried}`}>{text.login}</SiteLink>
      </p>
    </AccountPage>
  );
}
