'use client';

import { toAdminLanguage } from '@/lib/cms/language';
import { joinList } from '@/lib/format/join-list';
import { formatMmk } from '@/lib/format/price';
import { formatStaffDate } from '@/lib/format/staff-date';
import type { ReviewEntry } from '@/lib/transfers/review-queue';
import { DateTime } from './date-time';
import { DuplicateWarnings } from './duplicate-warnings';
import { useTexts } from './use-texts';

const classLine = ({ label, startsAt }: NonNullable<ReviewEntry['class']>, language: string) =>
  joinList([label, formatStaffDate(startsAt, language, { hasTime: false })].filter(Boolean), toAdminLanguage(language));

export function TransferFacts({ entry }: { entry: ReviewEntry }) {
  const { text, language } = useTexts();
  const { price, statedAmount, transactionNumber, seats } = entry;
  // Video courses have no classes to choose from.
  const hasClass = entry.class || entry.collection === 'enrolments';
  const isDifferent = statedAmount !== undefined && statedAmount !== price;
  return (
    <div className="review-facts">
      <header>
        <h2>{entry.name}</h2>
        <p>
          {entry.courseName} <span className="review-kind">{text.kinds[entry.collection]}</span>
        </p>
        {hasClass && <p>{text.chosenClass(entry.class ? classLine(entry.class, language) : text.noClass)}</p>}
        <p className="review-small">
          <span className="review-reference">{entry.reference}</span> · <DateTime at={entry.at} />
        </p>
      </header>
      <dl className="review-money" data-differs={isDifferent || undefined}>
        <div>
          <dt>{text.toPay}</dt>
          <dd>{formatMmk(price)}</dd>
        </div>
        <div>
          <dt>{text.statedAmount}</dt>
          <dd>{statedAmount === undefined ? text.notStated : formatMmk(statedAmount)}</dd>
        </div>
        {transactionNumber && (
          <div>
            <dt>{text.transactionNumber}</dt>
            <dd>{transactionNumber}</dd>
          </div>
        )}
      </dl>
      {isDifferent && (
        <p className="review-difference">
          {text.priceDifference(`${statedAmount > price ? '+' : '−'}${formatMmk(Math.abs(statedAmount - price))}`)}
        </p>
      )}
      {seats && seats.accepted >= seats.seats && (
        <p className="review-warning review-seats">
          {(seats.accepted > seats.seats ? text.overbooked : text.noSeatLeft)(seats.accepted, seats.seats)}
        </p>
      )}
      <DuplicateWarnings entry={entry} />
    </div>
  );
}
