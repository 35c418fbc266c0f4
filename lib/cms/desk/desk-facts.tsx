'use client';

import { channelNames } from '@/lib/cms/inbox/channel-names';
import { mailtoLink } from '@/lib/format/mailto';
import { nationalPhone } from '@/lib/format/phone';
import { formatMmk } from '@/lib/format/price';
import type { ReviewEntry } from '@/lib/transfers/review-queue';
import type { Mention } from '@/lib/transfers/warnings';
import type { DeskTexts } from './texts';
import { useWords } from './use-words';
import { When } from './when';

/** What staff compare with the screenshot: who, for what, how much, and what is suspicious. */
export function DeskFacts({ entry }: { entry: ReviewEntry }) {
  const { text } = useWords();
  const { price, statedAmount, transactionNumber, seats } = entry;
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
      {seats && seats.accepted >= seats.seats && (
        <p className="desk-warning desk-seats">
          {(seats.accepted > seats.seats ? text.seats : text.seatsFull)(seats.accepted, seats.seats)}
        </p>
      )}
      {warningsOf(entry, text).map(({ key, title, at, mentions }, _, all) => (
        <details className="desk-warning" key={key} open={all.length === 1 && mentions.length === 1}>
          <summary>
            {title}
            {at && (
              <>
                {' '}
                (<When at={at} withSeconds />)
              </>
            )}
            {mentions.length > 1 && ` · ${mentions.length}`}
          </summary>
          <Mentions list={mentions} withSeconds />
        </details>
      ))}
    </div>
  );
}

type WarningLine = { key: string; title: string; at?: string; mentions: Mention[] };

/** What was sent before and what was sent again later are told apart: the first sender did nothing wrong. */
function warningsOf({ warnings }: ReviewEntry, text: DeskTexts): WarningLine[] {
  return warnings.flatMap(({ kind, before, later }) => {
    const lines: WarningLine[] = [];
    const [next] = later;
    if (before.length > 0) lines.push({ key: `${kind} before`, title: text.sentBefore[kind], mentions: before });
    if (next) {
      lines.push({ key: `${kind} later`, title: text.sentLater[kind](next.name), at: next.at, mentions: later });
    }
    return lines;
  });
}

/** How to reach the sender, and what else they sent. */
export function DeskSender({ entry }: { entry: ReviewEntry }) {
  const { text } = useWords();
  return (
    <div className="desk-sender">
      <address className="desk-person">
        <a href={`tel:${entry.phone}`}>{nationalPhone(entry.phone)}</a>
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
            {text.reach}: {channelNames(entry.reach, text.otherChannel)}
          </span>
        )}
      </address>
      {entry.others.length > 0 && (
        <details>
          <summary>{text.others(entry.others.length)}</summary>
          <Mentions list={entry.others} />
        </details>
      )}
    </div>
  );
}

function Mentions({ list, withSeconds }: { list: Mention[]; withSeconds?: boolean }) {
  const { text } = useWords();
  return (
    <ul className="desk-mentions">
      {list.slice(0, 10).map(({ id, collection, reference, courseName, name, state, at }) => (
        <li key={id}>
          <a href={`/admin/collections/${collection}/${id}`} className="desk-reference">
            {reference}
          </a>{' '}
          {courseName}, {name}, <When at={at} withSeconds={withSeconds} />:{' '}
          <b data-state={state}>{text.states[state]}</b>
        </li>
      ))}
    </ul>
  );
}
