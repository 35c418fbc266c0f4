'use client';

import { useId, useState } from 'react';
import { desk as text } from '@/lib/text/en/desk';

type Props = { saving: boolean; onReason: (reason: string) => void; onCancel: () => void };

/** Why it is rejected: the usual reasons with one tap, or one's own words. */
export function RejectReasons({ saving, onReason, onCancel }: Props) {
  const [own, setOwn] = useState('');
  const id = useId();
  return (
    <fieldset className="desk-reasons" disabled={saving}>
      <legend>{text.why}</legend>
      {text.reasons.map((reason) => (
        <button type="button" key={reason} onClick={() => onReason(reason)}>
          {reason}
        </button>
      ))}
      <label htmlFor={id}>{text.ownReason}</label>
      <textarea id={id} value={own} rows={2} maxLength={500} onChange={(event) => setOwn(event.target.value)} />
      <div className="desk-buttons">
        <button type="button" className="desk-reject" disabled={!own.trim()} onClick={() => onReason(own.trim())}>
          {text.sendReason}
        </button>
        <button type="button" onClick={onCancel}>
          {text.cancel}
        </button>
      </div>
    </fieldset>
  );
}
