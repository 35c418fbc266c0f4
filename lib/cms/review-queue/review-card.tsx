'use client';

import { useRef, useState } from 'react';
import type { Rejection } from '@/lib/text/rejection-reason';
import type { Verdict } from '@/lib/transfers/decisions';
import type { ReviewEntry } from '@/lib/transfers/review-queue';
import { CancelRequest } from './cancel-request';
import { RejectReasons } from './reject-reasons';
import { Screenshot } from './screenshot';
import { SenderDetails } from './sender-details';
import { TransferFacts } from './transfer-facts';
import { useTexts } from './use-texts';
import './review-card.css';

type Props = {
  entry: ReviewEntry;
  isEager: boolean;
  onDecide: (action: Verdict, rejection?: Rejection) => void;
};

export function ReviewCard({ entry, isEager, onDecide }: Props) {
  const { text } = useTexts();
  const [isRejecting, setRejecting] = useState(false);
  const rejectButton = useRef<HTMLButtonElement>(null);
  const title = `${entry.reference}, ${entry.name}`;

  return (
    <article className="review-card" id={entry.id} tabIndex={-1} aria-label={title}>
      <div className="review-compare">
        <TransferFacts entry={entry} />
        <Screenshot entry={entry} isEager={isEager} />
        {isRejecting ? (
          <RejectReasons
            reference={entry.reference}
            onReason={(rejection) => onDecide('reject', rejection)}
            onBack={() => {
              setRejecting(false);
              requestAnimationFrame(() => rejectButton.current?.focus());
            }}
          />
        ) : (
          <div className="review-buttons">
            <button
              type="button"
              className="review-accept"
              data-guard-tap=""
              aria-label={`${text.accept}: ${title}`}
              onClick={() => onDecide('accept')}
            >
              {text.accept}
            </button>
            <button
              type="button"
              className="review-reject"
              data-guard-tap=""
              ref={rejectButton}
              aria-label={`${text.reject}: ${title}`}
              onClick={() => setRejecting(true)}
            >
              {text.reject}
            </button>
          </div>
        )}
      </div>
      <SenderDetails entry={entry} />
      <CancelRequest reference={entry.reference} onCancel={() => onDecide('cancel')} />
    </article>
  );
}
