'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { desk as text } from '@/lib/text/en/desk';
import { DeskCard } from './desk-card';
import { Lately } from './lately';
import type { Desk as DeskContent } from './queue';
import './desk.css';

/** The queue of transfers that wait; what is decided stays for its minute, so that it can be undone. */
export function Desk({ waiting, total, lately }: DeskContent) {
  const { refresh } = useRouter();
  const [loading, start] = useTransition();
  // What was decided here stays in its place while fresh entries come in.
  const [kept, setKept] = useState(waiting);
  const fresh = new Map(waiting.map((entry) => [entry.id, entry]));
  const entries = [
    ...kept.map((entry) => fresh.get(entry.id) ?? entry),
    ...waiting.filter(({ id }) => !kept.some((entry) => entry.id === id)),
  ];
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const left = entries.filter(({ id }) => !gone.has(id));

  function lookAgain() {
    start(() => {
      setKept(left);
      refresh();
    });
  }

  return (
    <>
      <p className="desk-head">
        <span aria-live="polite">{total > 0 ? text.waiting(total) : text.empty}</span>
        <button type="button" onClick={lookAgain} disabled={loading}>
          {text.refresh}
        </button>
      </p>
      <ol className="desk-queue">
        {left.map((entry) => (
          <li key={entry.id}>
            <DeskCard
              entry={entry}
              onGone={() => {
                setGone((before) => new Set(before).add(entry.id));
                start(refresh);
              }}
            />
          </li>
        ))}
      </ol>
      {total > waiting.length && <p>{text.more(waiting.length)}</p>}
      <Lately
        decided={lately}
        onPutBack={(id) => {
          setGone((before) => new Set([...before].filter((other) => other !== id)));
          start(refresh);
        }}
      />
    </>
  );
}
