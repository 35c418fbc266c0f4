'use client';

import { desk as text } from '@/lib/text/en/desk';
import type { Decided } from './queue';
import { useDecision } from './use-decision';

/** What was decided in the last day: a mistake that is seen late can be put back. */
export function Lately({ decided, onPutBack }: { decided: Decided[]; onPutBack: (id: string) => void }) {
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

function Line({ one, onPutBack }: { one: Decided; onPutBack: () => void }) {
  const { state, send } = useDecision(one);
  return (
    <li>
      <span>
        <a href={`/admin/collections/${one.collection}/${one.id}`}>{one.reference}</a> {one.courseName}, {one.name}.{' '}
        <b data-state={one.state}>{text.decidedBy(text.done[one.state], one.by ?? text.someone)}</b>
        {one.reason && <> · {one.reason}</>}
        {state.name === 'failed' && <em role="alert"> {state.problem}</em>}
      </span>
      <button
        type="button"
        disabled={state.name === 'saving'}
        onClick={async () => (await send('reopen')) && onPutBack()}
      >
        {text.putBack}
      </button>
    </li>
  );
}
