import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getText } from '#text';
import { listChildChoices } from '@/components/children/list-child-choices';
import { SeatRequestSection } from '@/components/reservations/seat-request';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeading } from '@/components/ui/page-heading';
import { listTimetable } from '@/lib/api/classes';
import { currentLearner } from '@/lib/api/current-learner';
import { readPostedForm } from '@/lib/api/posted-form';
import { capabilities } from '@/lib/backend-choice';
import { isFull } from '@/lib/contract/classes';

export function generateMetadata(): Metadata {
  const text = getText('reservations');
  return { title: text.title, description: text.description, robots: { index: false } };
}

export default async function ReservePage({ searchParams }: PageProps<'/reserve'>) {
  const classes = getText('classes');
  const text = getText('reservations');
  const search = await searchParams;
  if (!capabilities.hasClasses) notFound();
  const [timetable, { data: learner }, childChoices] = await Promise.all([
    listTimetable(),
    currentLearner(),
    listChildChoices(),
  ]);
  const chosen = timetable.data?.find(({ _id }) => _id === search.class);
  const result = await readPostedForm(search, '/reserve', text);
  const isWaiting = search.wait === '1' || Boolean(chosen && isFull(chosen) && !result.isSent);
  return (
    <main className="without-app-button">
      <PageHeading lead={isWaiting ? text.waitLead : text.lead}>{isWaiting ? text.waitTitle : text.title}</PageHeading>
      {chosen ? (
        <SeatRequestSection
          courseClass={chosen}
          isWaiting={isWaiting}
          learner={{ name: learner?.name, email: learner?.email, phoneNumber: learner?.phoneNumber }}
          learnerId={learner?._id}
          childChoices={childChoices}
          result={result}
        />
      ) : (
        <div className="page stack pb-16">
          {timetable.failed ? (
            <LoadFailure what={classes.what} />
          ) : (
            <Alert tone="warn">{search.class ? text.gone : text.chooseClass}</Alert>
          )}
          <p>
            <LinkButton href="/timetable">{classes.all}</LinkButton>
          </p>
        </div>
      )}
    </main>
  );
}
