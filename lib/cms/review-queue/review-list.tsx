'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import type { ReviewEntry, ReviewQueue } from '@/lib/transfers/review-queue';
import { useHydrated } from '@/lib/use-hydrated';
import { DecisionStatus } from './decision-status';
import { RecentDecisions } from './recent-decisions';
import { ReviewCard } from './review-card';
import { ReviewSearch } from './review-search';
import type { ReviewTexts } from './texts';
import { useDecisions } from './use-decisions';
import { useDoubleTapGuard } from './use-double-tap-guard';
import { useTexts } from './use-texts';

/** The next entries are fetched when so few are left; so many screenshots load at once. */
const lookahead = 3;

/** The waiting transfers. A decided one becomes a line in its place, so that nothing moves under the thumb. */
export function ReviewList({ waiting, total, recent, search }: ReviewQueue & { search: string }) {
  const { text } = useTexts();
  const { refresh } = useRouter();
  const [isLoading, startTransition] = useTransition();
  const { decisions, decide, undo, clear } = useDecisions();
  const guardDoubleTap = useDoubleTapGuard();
  const isHydrated = useHydrated();
  const [listed, setListed] = useState(waiting);
  const [focused, setFocused] = useState<{ id?: string }>({});

  const waitingById = new Map(waiting.map((entry) => [entry.id, entry]));
  const stillListed = ({ id }: ReviewEntry) => waitingById.has(id) || decisions.has(id);
  const entries = [
    ...listed.map((entry) => waitingById.get(entry.id) ?? entry).filter(stillListed),
    ...waiting.filter(({ id }) => !listed.some((entry) => entry.id === id)),
  ];
  const undecided = entries.filter(({ id }) => !decisions.has(id));
  const waitingCount = total - waiting.filter(({ id }) => decisions.has(id)).length;
  const unsavedCount = [...decisions.values()].filter(({ problem, isSaved }) => problem && !isSaved).length;
  const isSettled = [...decisions.values()].every(({ isSaved, problem }) => isSaved || problem);
  // The seat counts of the queue do not include what was accepted on this screen.
  const acceptedHere = waiting.filter(({ id }) => {
    const decision = decisions.get(id);
    return decision?.action === 'accept' && !(decision.problem && !decision.isSaved);
  });
  const shouldLoadMore = isSettled && total > waiting.length && undecided.length <= lookahead;

  useEffect(() => {
    if (shouldLoadMore) startTransition(refresh);
  }, [shouldLoadMore, refresh]);
  useEffect(() => {
    const card = document.getElementById(focused.id ?? '');
    if (!card) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  }, [focused]);

  function reload() {
    startTransition(() => {
      setListed(entries.filter(stillListed));
      refresh();
    });
  }
  function focusNext(entry: ReviewEntry) {
    setFocused({ id: undecided[undecided.indexOf(entry) + 1]?.id });
  }

  return (
    <>
      <div className="review-head">
        <span aria-live="polite">{countText(text, waitingCount, search)}</span>
        <button type="button" onClick={reload} disabled={isLoading}>
          {text.refresh}
        </button>
      </div>
      <ReviewSearch search={search} />
      <RecentDecisions
        decided={recent}
        onReopened={(id) => {
          clear(id);
          startTransition(refresh);
        }}
      />
      {unsavedCount > 0 && (
        <p className="review-unsaved" role="alert">
          {text.unsavedDecisions(unsavedCount)}
        </p>
      )}
      <fieldset className="review-entries" disabled={!isHydrated}>
        <ol className="review-list" onClickCapture={guardDoubleTap}>
          {entries.map((entry, index) => {
            const decision = decisions.get(entry.id);
            return (
              <li key={entry.id}>
                {decision ? (
                  <DecisionStatus
                    reference={entry.reference}
                    decision={decision}
                    onUndo={() => {
                      void undo(entry);
                      setFocused({ id: entry.id });
                    }}
                    onRetry={() => void decide(entry, decision)}
                  />
                ) : (
                  <ReviewCard
                    entry={withAcceptedHere(entry, acceptedHere)}
                    isEager={index < lookahead}
                    onDecide={(action, rejection) => {
                      void decide(entry, { action, ...rejection });
                      focusNext(entry);
                    }}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </fieldset>
      {total > waiting.length && <p>{text.oldestShown(waiting.length)}</p>}
    </>
  );
}

function countText(text: ReviewTexts, count: number, search: string): string {
  if (search) return count > 0 ? text.found(count, search) : text.notFound(search);
  return count > 0 ? text.waiting(count) : text.empty;
}

function withAcceptedHere(entry: ReviewEntry, acceptedHere: ReviewEntry[]): ReviewEntry {
  const { seats } = entry;
  if (!seats) return entry;
  const added = acceptedHere.filter((other) => other.seats?.course === seats.course).length;
  return { ...entry, seats: { ...seats, accepted: seats.accepted + added } };
}
