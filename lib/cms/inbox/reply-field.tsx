import type { UIFieldServerComponent } from 'payload';
import { replyLinks, senderOf } from './reply-links';
import { inboxWords } from './words';
import './inbox.css';

/** Buttons that answer the sender of a record with one tap. */
export const ReplyField: UIFieldServerComponent = ({ data, i18n, collectionSlug, id }) => {
  const words = inboxWords(i18n.language);
  const links = replyLinks(senderOf(data ?? {}));
  return (
    <section className="inbox-reply field-type" aria-label={words.reply}>
      {links.length === 0 && <p>{words.unreachable}</p>}
      {links.map(({ kind, href, shown }) => (
        <a
          key={kind}
          className="inbox-button"
          data-kind={kind}
          href={href}
          title={shown}
          {...(kind === 'telegram' && { target: '_blank', rel: 'noreferrer' })}
        >
          {words[kind]}
        </a>
      ))}
      {collectionSlug === 'inquiries' && id && (
        <a className="inbox-button" data-kind="print" href={`/admin/quotation/${id}`}>
          {words.printQuotation}
        </a>
      )}
    </section>
  );
};
