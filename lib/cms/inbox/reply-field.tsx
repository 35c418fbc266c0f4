import type { UIFieldServerComponent } from 'payload';
import { readSender, replyLinks } from './reply-links';
import { replyTexts } from './reply-texts';
import '@/lib/cms/ui/controls.css';
import './inbox.css';

export const ReplyField: UIFieldServerComponent = ({ data, i18n, collectionSlug, id }) => {
  const texts = replyTexts(i18n.language);
  const links = replyLinks(readSender(data ?? {}));
  return (
    <section className="inbox-actions field-type" aria-label={texts.reply}>
      {links.length === 0 && <p>{texts.unreachable}</p>}
      {links.map(({ kind, href, shown }) => (
        <a
          key={kind}
          className="inbox-button"
          data-kind={kind}
          href={href}
          title={shown}
          {...(kind === 'telegram' && { target: '_blank', rel: 'noreferrer' })}
        >
          {texts[kind]}
        </a>
      ))}
      {collectionSlug === 'inquiries' && id && (
        <a className="inbox-button" data-kind="print" href={`/admin/quotation/${id}`}>
          {texts.printQuotation}
        </a>
      )}
    </section>
  );
};
