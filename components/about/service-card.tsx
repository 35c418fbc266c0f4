import { getText } from '#text';
import { HeadingText } from '@/components/ui/heading-text';
import { Icon } from '@/components/ui/icon';
import { Modal, ModalTrigger } from '@/components/ui/modal';
import { MultilingualText } from '@/components/ui/multilingual-text';
import type { Service } from '@/lib/contract/services';
import { splitFirstSentence } from '@/lib/format/first-sentence';
import { contentLanguage } from '@/lib/text/content-language';
import { ServiceIcon } from './service-icon';

/** Shows the first sentence; a modal has the whole text. Browsers without modals show the rest here. */
export function ServiceCard({ service, id, isLarge }: { service: Service; id: string; isLarge?: boolean }) {
  const text = getText('services');
  const description = service.description ?? text.descriptionFallback;
  const [first, rest] = splitFirstSentence(description);
  return (
    <article className={isLarge ? 'service service-large' : 'service'}>
      <ServiceIcon name={service.icon} />
      <div className="stack">
        <h3 lang={service.textLanguages?.title ?? contentLanguage(service.title)}>
          {rest ? (
            <ModalTrigger for={id} className="card-link">
              <HeadingText text={service.title} />
            </ModalTrigger>
          ) : (
            <HeadingText text={service.title} />
          )}
        </h3>
        <p className="service-excerpt">
          <MultilingualText text={first} lang={service.textLanguages?.description} />
          {rest && (
            <span className="service-rest">
              {' '}
              <MultilingualText text={rest} lang={service.textLanguages?.description} />
            </span>
          )}
        </p>
      </div>
      {rest && (
        <>
          <Icon name="arrowRight" className="service-open" />
          <Modal id={id} title={service.title} width="36rem">
            <p className="service-description">
              <MultilingualText text={description} lang={service.textLanguages?.description} />
            </p>
          </Modal>
        </>
      )}
    </article>
  );
}
