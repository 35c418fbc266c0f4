'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { toAdminLanguage } from '@/lib/cms/language';
import type { Rejection } from '@/lib/text/rejection-reason';
import { rejectionLabels } from './rejection-labels';
import { useTexts } from './use-texts';
import './decision.css';

type Props = { reference: string; onReason: (rejection: Rejection) => void; onBack: () => void };

export function RejectReasons({ reference, onReason, onBack }: Props) {
  const { text, language } = useTexts();
  const [typed, setTyped] = useState('');
  const reason = typed.trim() || undefined;
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
      {rejectionLabels.map(({ value, label }) => (
        <button type="button" key={value} data-guard-tap="" onClick={() => onReason({ reasonCode: value, reason })}>
          {label[toAdminLanguage(language)]}
        </button>
      ))}
      <label htmlFor={id}>{text.otherReason}</label>
      <textarea id={id} value={typed} rows={2} maxLength={500} onChange={(event) => setTyped(event.target.value)} />
      <div className="review-buttons">
        <button
          type="button"
          className="review-reject"
          data-guard-tap=""
          disabled={!reason}
          onClick={() => onReason({ reason })}
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
