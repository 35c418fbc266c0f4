import { Modal, ModalTrigger } from '@/components/ui/modal';
import { getSiteInfo } from '@/lib/api/site-info';
import { newsletter } from '@/lib/text/en/newsletter';
import { NewsletterForm } from './newsletter-form';

const dialog = 'newsletter';

/** The call above the footer of some pages: Subscribe opens the modal with the form. */
export async function NewsletterCall() {
  const texts = (await getSiteInfo()).data?.texts;
  return (
    <section className="section" aria-labelledby="newsletter-heading">
      <div className="page">
        <div className="call">
          <h2 id="newsletter-heading">{texts?.newsletterHeading ?? newsletter.heading}</h2>
          {texts?.leads?.newsletter && <p>{texts.leads.newsletter}</p>}
          <p>
            <ModalTrigger for={dialog} className="button button-gold">
              {newsletter.subscribe}
            </ModalTrigger>
          </p>
        </div>
      </div>
      <Modal id={dialog} title={newsletter.title}>
        <NewsletterForm id="newsletter-email" dialog={dialog} />
      </Modal>
    </section>
  );
}
