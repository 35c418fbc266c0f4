'use client';

import { useTexts } from './use-texts';
import './decision.css';

type Props = { reference: string; onCancel: () => void };

/** Cancelling takes two taps: one to unfold it, one to confirm. */
export function CancelRequest({ reference, onCancel }: Props) {
  const { text } = useTexts();
  return (
    <details className="review-cancel">
      <summary>{text.cancel}</summary>
      <p>{text.cancelHint(reference)}</p>
      <button type="button" data-guard-tap="" aria-label={`${text.confirmCancel}: ${reference}`} onClick={onCancel}>
        {text.confirmCancel}
      </button>
    </details>
  );
}
