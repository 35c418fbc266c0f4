'use client';

import { channelNames } from '@/lib/cms/inbox/channel-names';
import { mailtoLink } from '@/lib/format/mailto';
import { nationalPhone } from '@/lib/format/phone';
import type { ReviewEntry } from '@/lib/transfers/review-queue';
import { TransferList } from './transfer-list';
import { useTexts } from './use-texts';

export function SenderDetails({ entry }: { entry: ReviewEntry }) {
  const { text } = useTexts();
  return (
    <div className="review-sender">
      <address className="review-person">
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
        {entry.channels.length > 0 && (
          <span>
            {text.reachBy}: {channelNames(entry.channels, text.otherChannel)}
          </span>
        )}
      </address>
      {entry.others.length > 0 && (
        <details>
          <summary>{text.otherRequests(entry.others.length)}</summary>
          <TransferList summaries={entry.others} />
        </details>
      )}
    </div>
  );
}
