'use client';

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

/** What staff compare: warnings first, then price and amount, then who sent it. */
export function DeskFacts({ entry }: { entry: DeskEntry }) {
  const { text } = useWords();
  const { price, statedAmount, transactionNumber } = entry;
  const differs = statedAmount !== undefined && statedAmount !== price;
  return (
    <>
      <header>
        <h2>{entry.courseName}</h2>
        <p className="desk-small">
          <span className="desk-kind">{text.kinds[entry.collection]}</span>{' '}
          <span className="desk-reference">{entry.reference}</span> · <When at={entry.at} />
        </p>
      </header>
      {entry.warnings.map(({ kind, seen }) => (
        <div className="desk-warning" key={kind} role="note">
          <strong>{text.warnings[kind]}</strong>
          <Mentions list={seen} />
        </div>
      ))}
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
      <address className="desk-person">
        <strong>{entry.name}</strong>
        <a href={`tel:${entry.phone}`}>{displayPhone(entry.phone)}</a>
        <a href={`mailto:${entry.email}`}>{entry.email}</a>
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
    </>
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
