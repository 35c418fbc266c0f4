import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getText } from '#text';
import { Offer } from '@/components/reservations/offer';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeading } from '@/components/ui/page-heading';
import { findOffer } from '@/lib/api/offers';
import { capabilities } from '@/lib/backend-choice';
import { readFormResult } from '@/lib/text/form-result';

export const generateMetadata = (): Metadata => ({
  title: getText('reservations').offerHeading,
  robots: { index: false },
  referrer: 'same-origin',
});

export default async function OfferPage({ searchParams }: PageProps<'/offer'>) {
  const text = getText('reservations');
  const search = await searchParams;
  if (!capabilities.hasClasses) notFound();
  const token = typeof search.token === 'string' ? search.token : '';
  const offer = await findOffer(token);
  const { problem } = readFormResult(search, text);
  const headings = {
    open: text.offerTitle,
    accepted: text.sentTitle,
    declined: text.offerHeading,
    expired: text.offerHeading,
    ended: text.offerHeading,
  };
  return (
    <main className="without-app-button">
      <PageHeading>{headings[offer.data?.state ?? 'expired']}</PageHeading>
      <div id="form" className="page stack pb-16">
        {offer.data ? (
          <>
            {problem && offer.data.state === 'open' && (
              <Alert tone="bad" isLive>
                {problem.message}
              </Alert>
            )}
            <Offer offer={offer.data} token={token} />
          </>
        ) : (
          <>
            {offer.failed ? <LoadFailure what={text.whatOffer} /> : <Alert tone="bad">{text.offerInvalid}</Alert>}
            <p>
              <LinkButton href="/timetable">{getText('classes').all}</LinkButton>
            </p>
          </>
        )}
      </div>
    </main>
  );
}
