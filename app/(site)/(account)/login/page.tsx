import type { Metadata } from 'next';
import { destinationOf, type Search } from '@/app/(site)/(account)/destination';
import { AccountPage } from '@/components/account/account-page';
import { LoginIsland } from '@/components/account/islands';
import { WayOn } from '@/components/account/way-on';
import { SiteLink } from '@/components/ui/link';
import { currentLearner } from '@/lib/api/current-learner';
import { accounts as text } from '@/lib/text/en/accounts';

export const metadata: Metadata = { title: text.login, description: text.loginLead, robots: { index: false } };

export default async function LoginPage({ searchParams }: { searchParams: Search }) {
  const [{ href, carried, course }, learner] = await Promise.all([destinationOf(searchParams), currentLearner()]);
  return (
    <AccountPage title={text.login} lead={text.loginLead} illustration="/illustrations/thank-you.svg">
      <WayOn learner={learner.data} destination={href} course={course} />
      <LoginIsland destination={href} />
      <p>
        {text.noAccount} <SiteLink href={`/register${carried}`}>{text.register}</SiteLink>
      </p>
    </AccountPage>
  );
}
