'use client';

import { useState } from 'react';
import type { DecidedEntry } from '@/lib/transfers/review-queue';
import { sendDecision } from './send-decision';
import { useWords } from './use-words';

/** What was decided in the last day: a mistake that is seen late can be put back. */
export function Lately({ decided, onPutBack }: { decided: DecidedEntry[]; onPutBack: (id: string) => void }) {
  const { text } = useWords();
  if (decided.length === 0) return null;
  return (
    <details className="desk-lately">
      <summary>{text.lately}</summary>
      <ul>
        {decided.map((one) => (
          <Line key={one.id} one={one} onPutBack={() => onPutBack(one.id)} />
        ))}
      </ul>
    </details>
  );
}

function Line({ one, onPutBack }: { one: DecidedEntry; onPutBack: () => void }) {
  const { text } = useWords();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function putBack() {
    setSaving(true);
    setProblem(undefined);
    const answer = await sendDecision({ id: one.id, collection: one.collection, action: 'reopen' }, text);
    setSaving(false);
    if ('problem' in answer) setProblem(answer.problem);
    else onPutBack();
  }

  return (
    <li>
      <span>
        <a href={`/admin/collections/${one.collection}/${one.id}`}>{one.reference}</a> {one.courseName}, {one.name}.{' '}
        <b data-state={one.state}>{text.decidedBy(text.states[one.state], one.by ?? text.someone)}</b>
        {one.reason && <> · {one.reason}</>}
        {problem && <em role="alert"> {problem}</em>}
      </span>
      <button type="button" disabled={saving} aria-label={`${text.putBack}: ${one.reference}`} onClick={putBack}>
        {text.putBack}
      </button>
    </li>
  );
}
