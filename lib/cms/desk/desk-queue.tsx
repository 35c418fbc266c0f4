'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import type { ReviewEntry, ReviewQueue } from '@/lib/transfers/review-queue';
import { DeskCard } from './desk-card';
import { DoneLine } from './done-line';
import { Lately } from './lately';
import { useDecisions } from './use-decisions';
import { useSteadyTaps } from './use-steady-taps';
import { useWords } from './use-words';

/** So few open entries are left when the next ones are fetched. */
const few = 3;

/**
 * The queue of transfers that wait. What is decided becomes a line in its place, so that nothing moves by itself under a thumb,
 * and the next one comes to the top.
 */
export function DeskQueue({ waiting, total, lately }: ReviewQueue) {
  const { text } = useWords();
  const { refresh } = useRouter();
  const [loading, start] = useTransition();
  const { taken, decide, undo, forget } = useDecisions();
  const steady = useSteadyTaps();
  const [kept, setKept] = useState(waiting);
  const [current, setCurrent] = useState<{ id?: string }>({});

  const fresh = new Map(waiting.map((entry) => [entry.id, entry]));
  const entries = [
    ...kept.map((entry) => fresh.get(entry.id) ?? entry).filter(({ id }) => fresh.has(id) || taken.has(id)),
    ...waiting.filter(({ id }) => !kept.some((entry) => entry.id === id)),
  ];
  const open = entries.filter(({ id }) => !taken.has(id));
  const left = total - waiting.filter(({ id }) => taken.has(id)).length;
  const decisions = [...taken.values()];
  const unsaved = decisions.filter(({ problem, saved }) => problem && !saved).length;
  const settled = decisions.every(({ saved, problem }) => saved || problem);
  // Accepted on this screen since the queue was read: its counts of seats do not have them yet.
  const acceptedHere = waiting.filter(({ id }) => {
    const done = taken.get(id);
    return done?.action === 'accept' && !(done.problem && !done.saved);
  });
  const wantsMore = settled && total > waiting.length && open.length <= few;

  useEffect(() => {
    if (wantsMore) start(refresh);
  }, [wantsMore, refresh]);
  useEffect(() => {
    const card = document.getElementById(current.id ?? '');
    if (!card) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  }, [current]);

  function lookAgain() {
    start(() => {
      setKept(entries.filter(({ id }) => fresh.has(id) || taken.has(id)));
      refresh();
    });
  }
  function goOnFrom(entry: ReviewEntry) {
    setCurrent({ id: open[open.indexOf(entry) + 1]?.id });
  }

  return (
    <>
      <p className="desk-head">
        <span aria-live="polite">{left > 0 ? text.waiting(left) : text.empty}</span>
        <button type="button" onClick={lookAgain} disabled={loading}>
          {text.refresh}
        </button>
      </p>
      <Lately
        decided={lately}
        onPutBack={(id) => {
          forget(id);
          start(refresh);
        }}
      />
      {unsaved > 0 && (
        <p className="desk-unsaved" role="alert">
          {text.unsaved(unsaved)}
        </p>
      )}
      <ol className="desk-queue" onClickCapture={steady}>
        {entries.map((entry, at) => {
          const done = taken.get(entry.id);
          return (
            <li key={entry.id}>
              {done ? (
                <DoneLine
                  entry={entry}
                  taken={done}
                  onUndo={() => {
                    void undo(entry);
                    setCurrent({ id: entry.id });
                  }}
                  onAgain={() => void decide(entry, done)}
                />
              ) : (
                <DeskCard
                  entry={withAcceptedHere(entry, acceptedHere)}
                  near={at < few}
                  onDecide={(action, reason) => {
                    void decide(entry, { action, reason });
                    goOnFrom(entry);
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      {total > waiting.length && <p>{text.more(waiting.length)}</p>}
    </>
  );
}

function withAcceptedHere(entry: ReviewEntry, acceptedHere: ReviewEntry[]): ReviewEntry {
  const { seats } = entry;
  if (!seats) return entry;
  const more = acceptedHere.filter((other) => other.seats?.course === seats.course).length;
  return { ...entry, seats: { ...seats, accepted: seats.accepted + more } };
}
