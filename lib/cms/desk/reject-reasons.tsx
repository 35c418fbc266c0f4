'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { rejectionReasons } from './texts';
import { useWords } from './use-words';

type Props = { reference: string; onReason: (reason: string) => void; onBack: () => void };

/** Why it is rejected: the usual reasons with one tap, or one's own words. */
export function RejectReasons({ reference, onReason, onBack }: Props) {
  const { text, language } = useWords();
  const [own, setOwn] = useState('');
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <fieldset className="desk-reasons" ref={panel} tabIndex={-1} onKeyDown={({ key }) => key === 'Escape' && onBack()}>
      <legend>{text.why(reference)}</legend>
      {rejectionReasons(language).map(({ shown, sent }) => (
        <button type="button" key={shown} data-moves="" onClick={() => onReason(sent)}>
          {shown}
        </button>
      ))}
      <label htmlFor={id}>{text.ownReason}</label>
      <textarea id={id} value={own} rows={2} maxLength={500} onChange={(event) => setOwn(event.target.value)} />
      <div className="desk-buttons">
        <button
          type="button"
          className="desk-reject"
          data-moves=""
          disabled={!own.trim()}
          onClick={() => onReason(own.trim())}
        >
          {text.sendReason}
        </button>
        <button type="button" data-moves="" onClick={onBack}>
          {text.back}
        </button>
      </div>
    </fieldset>
  );
}
