'use client';

import { useState } from 'react';
import type { DecidedEntry } from '@/lib/transfers/review-queue';
import { staffReason } from './rejection-labels';
import { sendDecision } from './send-decision';
import { useTexts } from './use-texts';
import './decision.css';

type Props = { decided: DecidedEntry[]; onReopened: (id: string) => void };

export function RecentDecisions({ decided, onReopened }: Props) {
  const { text } = useTexts();
  if (decided.length === 0) return null;
  return (
    <details className="review-recent">
      <summary>{text.recentDecisions}</summary>
      <ul>
        {decided.map((entry) => (
          <RecentDecision key={entry.id} entry={entry} onReopened={() => onReopened(entry.id)} />
        ))}
      </ul>
    </details>
  );
}

function RecentDecision({ entry, onReopened }: { entry: DecidedEntry; onReopened: () => void }) {
  const { text, language } = useTexts();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, collection, reference, courseName, name, state, by } = entry;
  const reason = staffReason(entry, language);

  async function reopen() {
    setSaving(true);
    setProblem(undefined);
    const result = await sendDecision({ id, collection, action: 'reopen' }, text);
    setSaving(false);
    if ('problem' in result) setProblem(result.problem);
    else onReopened();
  }

  return (
    <li>
      <span>
        <a href={`/admin/collections/${collection}/${id}`}>{reference}</a> {courseName}, {name}.{' '}
        <b data-state={state}>{text.decidedBy(text.states[state], by ?? text.someone)}</b>
        {reason && <> · {reason}</>}
        {problem && <em role="alert"> {problem}</em>}
      </span>
      <button type="button" disabled={isSaving} aria-label={`${text.reopen}: ${reference}`} onClick={reopen}>
        {text.reopen}
      </button>
    </li>
  );
}
