import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { processWide } from '@/lib/process-wide';

/** Called with the tag of what changed; the site sets it, so that the CMS does not depend on the framework's cache. */
type Listener = (tag: string) => void;

const listeners = processWide('content-listeners', () => new Set<Listener>());

/** Hears of every saved change. Returns a function that stops listening. */
export function onContentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const announce = (tag: string) => {
  for (const listener of listeners) listener(tag);
};

/** A hook for collections and globals: a save shows on the site at once. A draft that is new or deleted changes nothing there. */
export function refreshSite(
  tag: string,
): CollectionAfterChangeHook & CollectionAfterDeleteHook & GlobalAfterChangeHook {
  return ((args: { doc: { _status?: string }; operation?: string }) => {
    // Unpublishing a record with a newer draft looks like saving that draft once more.
    const draftOnly = args.doc?._status === 'draft' && args.operation !== 'update';
    if (!draftOnly) announce(tag);
    return args.doc;
  }) as CollectionAfterChangeHook & CollectionAfterDeleteHook & GlobalAfterChangeHook;
}
