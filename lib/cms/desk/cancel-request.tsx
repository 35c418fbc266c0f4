'use client';

import { useWords } from './use-words';

type Props = { reference: string; onCancel: () => void };

/** The way to call a request off: folded away, and with a second tap, so that nobody does it by mistake. */
export function CancelRequest({ reference, onCancel }: Props) {
  const { text } = useWords();
  return (
    <details className="desk-cancel">
      <summary>{text.cancel}</summary>
      <p>{text.cancelWhen(reference)}</p>
      <button type="button" data-moves="" aria-label={`${text.cancelSure}: ${reference}`} onClick={onCancel}>
        {text.cancelSure}
      </button>
    </details>
  );
}
