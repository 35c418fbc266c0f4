'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { rejectionReasons } from './texts';
import { useTexts } from './use-texts';
import './decision.css';

type Props = { reference: string; onReason: (reason: string) => void; onBack: () => void };

export function RejectReasons({ reference, onReason, onBack }: Props) {
  const { text, language } = useTexts();
  const [otherReason, setOtherReason] = useState('');
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <fieldset
      className="review-reasons"
      ref={panel}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onBack()}
    >
      <legend>{text.rejectQuestion(reference)}</legend>
      {rejectionReasons(language).map(({ shown, sent }) => (
        <button type="button" key={shown} data-guard-tap="" onClick={() => onReason(sent)}>
          {shown}
        </button>
      ))}
      <label htmlFor={id}>{text.otherReason}</label>
      <textarea
        id={id}
        value={otherReason}
        rows={2}
        maxLength={500}
        onChange={(event) => setOtherReason(event.target.value)}
      />
      <div className="review-buttons">
        <button
          type="button"
          className="review-reject"
          data-guard-tap=""
          disabled={!otherReason.trim()}
          onClick={() => onReason(otherReason.trim())}
        >
          {text.rejectWithReason}
        </button>
        <button type="button" data-guard-tap="" onClick={onBack}>
          {text.back}
        </button>
      </div>
    </fieldset>
  );
}
