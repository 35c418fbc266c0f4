'use client';

import { mailtoLink } from '@/lib/format/mailto';
import { displayPhone } from '@/lib/format/phone';
import { formatMmk } from '@/lib/format/price';
import type { DeskEntry, Mention } from './queue';
import type { DeskLanguage } from './texts';
import { useWords } from './use-words';

/** Short names of months are unusual in Burmese. */
const spelled: Record<DeskLanguage, [locale: string, date: 'medium' | 'short']> = {
  en: ['en-GB', 'medium'],
  my: ['en-GB', 'short'],
  fr: ['fr-FR', 'medium'],
};

/** A moment in Myanmar. Browsers and servers spell it a little differently. */
function When({ at }: { at: string }) {
  const { language } = useWords();
  const [locale, dateStyle] = spelled[language];
  return (
    <time dateTime={at} suppressHydrationWarning>
      {new Date(at).toLocaleString(locale, {
        dateStyle,
        timeStyle: 'short',
        timeZone: 'Asia/Yangon',
      })}
    </time>
  );
}

/** What staff compare with the screenshot: who, for what, how much, and what is suspicious. */
export function DeskFacts({ entry }: { entry: DeskEntry }) {
  const { text } = useWords();
  const { price, statedAmount, transactionNumber } = entry;
  const differs = statedAmount !== undefined && statedAmount !== price;
  return (
    <div className="desk-facts">
      <header>
        <h2>{entry.name}</h2>
        <p>
          {entry.courseName} <span className="desk-kind">{text.kinds[entry.collection]}</span>
        </p>
        <p className="desk-small">
          <span className="desk-reference">{entry.reference}</span> · <When at={entry.at} />
        </p>
      </header>
      <dl className="desk-money" data-differs={differs || undefined}>
        <div>
          <dt>{text.toPay}</dt>
          <dd>{formatMmk(price)}</dd>
        </div>
        <div>
          <dt>{text.stated}</dt>
          <dd>{statedAmount === undefined ? text.notStated : formatMmk(statedAmount)}</dd>
        </div>
        {transactionNumber && (
          <div>
            <dt>{text.transaction}</dt>
            <dd>{transactionNumber}</dd>
          </div>
        )}
      </dl>
      {differs && (
        <p className="desk-differs">
          {text.differs(`${statedAmount > price ? '+' : '−'}${formatMmk(Math.abs(statedAmount - price))}`)}
        </p>
      )}
      {entry.warnings.map(({ kind, seen }) => (
        <details className="desk-warning" key={kind} open={entry.warnings.length + seen.length === 2}>
          <summary>
            {text.warnings[kind]}
            {seen.length > 1 && ` (${seen.length})`}
          </summary>
          <Mentions list={seen} />
        </details>
      ))}
    </div>
  );
}

/** How the sender is reached, and what they sent before. */
export function DeskSender({ entry }: { entry: DeskEntry }) {
  const { text } = useWords();
  return (
    <div className="desk-sender">
      <address className="desk-person">
        <a href={`tel:${entry.phone}`}>{displayPhone(entry.phone)}</a>
        <a href={mailtoLink(entry.email)}>{entry.email}</a>
        {entry.facebook && (
          <span>
            {text.facebook}: {entry.facebook}
          </span>
        )}
        {entry.age !== undefined && (
          <span>
            {text.age}: {entry.age}
          </span>
        )}
        {entry.lessons && <span>{entry.lessons}</span>}
        {entry.reach.length > 0 && (
          <span>
            {text.reach}: {entry.reach.join(', ')}
          </span>
        )}
      </address>
      {entry.earlier.length > 0 && (
        <details>
          <summary>{text.earlier(entry.earlier.length)}</summary>
          <Mentions list={entry.earlier} />
        </details>
      )}
    </div>
  );
}

function Mentions({ list }: { list: Mention[] }) {
  const { text } = useWords();
  return (
    <ul className="desk-mentions">
      {list.slice(0, 10).map(({ id, collection, reference, courseName, name, state, at }) => (
        <li key={id}>
          <a href={`/admin/collections/${collection}/${id}`} className="desk-reference">
            {reference}
          </a>{' '}
          {courseName}, {name}, <When at={at} />: <b data-state={state}>{text.states[state]}</b>
        </li>
      ))}
    </ul>
  );
}
