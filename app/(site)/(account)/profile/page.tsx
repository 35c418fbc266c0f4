import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { OwnData } from '@/components/account/own-data';
import { ProfileActions } from '@/components/account/profile-actions';
import { ProfileDetails } from '@/components/account/profile-details';
import { Page } from '@/components/layout/page';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeading } from '@/components/ui/page-heading';
import { currentLearner } from '@/lib/api/current-learner';
import { capabilities } from '@/lib/backend-choice';
import { accounts as text } from '@/lib/text/en/accounts';

export const metadata: Metadata = { title: text.profile, description: text.profileLead, robots: { index: false } };

export default async function ProfilePage() {
  const { failed, data: learner } = await currentLearner();
  if (failed) return <NotLoaded />;
  if (!learner) redirect('/login?next=/profile');
  const { followsRequests, managesAccounts } = capabilities();
  return (
    <Page sheets={['tables', 'fields', 'forms', 'account']}>
      <PageHeading lead={text.profileLead}>{text.profile}</PageHeading>
      <div className="page profile">
        <ProfileDetails learner={learner} />
        <section className="panel stack" aria-labelledby="courses">
          <h2 id="courses" className="display">
            {text.coursesAndPassword}
          </h2>
          <ProfileActions id={learner._id} email={learner.email ?? ''} followed={followsRequests} />
        </section>
        {managesAccounts && (
          <section className="panel stack" aria-labelledby="data">
            <h2 id="data" className="display">
              {text.yourData}
            </h2>
            <p>{text.yourDataLead}</p>
            <OwnData />
          </section>
        )}
      </div>
    </Page>
  );
}

function NotLoaded() {
  return (
    <Page sheets={[]}>
      <PageHeading>{text.profile}</PageHeading>
      <LoadFailure what={text.profileLoading} />
    </Page>
  );
}
