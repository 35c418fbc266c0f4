'use client';

import { useState } from 'react';
import type { SecurityTexts } from './security-texts';

type Props = { codes: string[]; texts: SecurityTexts; onDone: () => void };

export function RecoveryCodeList({ codes, texts, onDone }: Props) {
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <div role="status">
      <h3>{texts.codesTitle}</h3>
      <p>{texts.codesAbout}</p>
      <ul className="security-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="security-actions">
        <button type="button" onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </button>
        <a href={`data:text/plain,${encodeURIComponent(text)}`} download="recovery-codes.txt">
          {texts.download}
        </a>
        <button type="button" onClick={onDone}>
          {texts.done}
        </button>
      </div>
    </div>
  );
}
