import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getText } from '#text';
import { DataActions } from '@/components/account/data-actions';
import { MailLanguage } from '@/components/account/mail-language';
import { MyClasses } from '@/components/account/my-classes';
import { OpenedForm } from '@/components/account/opened-form';
import { ProfileActions } from '@/components/account/profile-actions';
import { ProfileDetails } from '@/components/account/profile-details';
import type { ProfileForm } from '@/components/account/profile-opener';
import { ChildrenForms } from '@/components/children/children-forms';
import { Alert } from '@/components/ui/alert';
import { IslandText } from '@/components/ui/island-text';
import { LoadFailure } from '@/components/ui/load-failure';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { currentLearner } from '@/lib/api/current-learner';
import { loadChildren, loadMyClasses } from '@/lib/api/my-classes';
import { readPostedForm } from '@/lib/api/posted-form';
import { capabilities } from '@/lib/backend-choice';
import { readFormResult } from '@/lib/text/form-result';
import { localPath } from '@/lib/text/local-path';

export function generateMetadata(): Metadata {
  const text = getText('accounts');
  return { title: text.profile, description: text.profileLead, robots: { index: false } };
}

export default async function ProfilePage({ searchParams }: PageProps<'/profile'>) {
  const text = getText('accounts');
  const { failed, data: learner } = await currentLearner();
  if (failed) return <NotLoaded />;
  if (!learner) redirect(localPath(`/login?next=${localPath('/profile')}`));
  const { canTrackRequests, canManageAccounts, hasClasses } = capabilities;
  const [classes, children] = await Promise.all([loadMyClasses(), loadChildren()]);
  const search = await searchParams;
  const { form } = search;
  const postedFor = typeof search.child === 'string' ? search.child : undefined;
  const opened = (name: ProfileForm) =>
    form === name && (
      <OpenedForm
        form={name}
        learner={learner}
        canTrackRequests={canTrackRequests}
        posted={readFormResult(search, { ...text, failed: text.resetFailed })}
      />
    );
  return (
    <main className="without-app-button">
      <IslandText nouns={['accounts', 'children', 'forms', 'payments']} />
      <PageHeading lead={text.profileLead}>{text.profile}</PageHeading>
      <div className="page profile">
        <ProfileDetails learner={learner} />
        {hasClasses && (
          <div className="profile-classes">
            <MyClasses classes={classes} listedChildren={children.data ?? []} />
            <div id={form ? undefined : 'form'}>
              <ChildrenForms
                listed={children}
                result={await readPostedForm(form ? {} : search, '/profile', getText('children'))}
                postedFor={postedFor}
              />
            </div>
          </div>
        )}
        <Panel id="courses" title={text.coursesAndPassword}>
          <ProfileActions
            id={learner._id}
            email={learner.email ?? ''}
            canTrackRequests={canTrackRequests}
            openedForm={form}
          />
          {search.done === 'password' && (
            <Alert tone="good" isLive>
              {text.passwordUpdated}
            </Alert>
          )}
          {opened('courses')}
          {opened('password')}
        </Panel>
        {canManageAccounts && (
          <Panel id="data" title={text.yourData}>
            <div id={form === 'language' ? 'form' : undefined}>
              <MailLanguage
                stored={learner.language ?? 'en'}
                result={form === 'language' ? readFormResult(search, { failed: text.languageFailed }) : undefined}
              />
            </div>
            <p>
              <MultilingualText text={text.yourDataLead} />
            </p>
            <div id={form === 'data' ? 'form' : undefined}>
              <DataActions openedForm={form} hasFailed={form === 'data'} />
            </div>
            {opened('deletion')}
          </Panel>
        )}
      </div>
    </main>
  );
}

function NotLoaded() {
  const text = getText('accounts');
  return (
    <main>
      <PageHeading>{text.profile}</PageHeading>
      <LoadFailure what={text.profileLoading} />
    </main>
  );
}
