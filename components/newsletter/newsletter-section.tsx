import { getText } from '#text';
import { HeadingText } from '@/components/ui/heading-text';
import { Modal, ModalTrigger } from '@/components/ui/modal';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { getSiteInfo } from '@/lib/api/site-info';
import { NewsletterForm } from './newsletter-form';

const modalId = 'newsletter';

export async function NewsletterSection() {
  const newsletter = getText('newsletter');
  const { texts, textLanguages } = (await getSiteInfo()).data ?? {};
  return (
    <section className="section" aria-labelledby="newsletter-heading">
      <div className="page">
        <div className="call-to-action">
          <h2 id="newsletter-heading">
            <HeadingText
              text={texts?.newsletterHeading ?? newsletter.heading}
              lang={textLanguages?.newsletterHeading}
            />
          </h2>
          {texts?.leads?.newsletter && (
            <p>
              <MultilingualText text={texts.leads.newsletter} lang={textLanguages?.['leads.newsletter']} />
            </p>
          )}
          <p>
            <ModalTrigger for={modalId} className="button button-gold">
              {newsletter.subscribe}
            </ModalTrigger>
          </p>
        </div>
      </div>
      <Modal id={modalId} title={newsletter.title}>
        <NewsletterForm id="newsletter-email" dialog={modalId} />
      </Modal>
    </section>
  );
}
