import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { processWide } from '@/lib/process-wide';

type Listener = (tag: string) => void;

const listeners = processWide('content-listeners', () => new Set<Listener>());

/** Calls the listener with the cache tag of every saved change. Returns a function that removes it. */
export function onContentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For changes below Payload, which run no hooks. */
export const reportContentChange = (tag: string) => {
  for (const listener of listeners) listener(tag);
};

/** Hook that invalidates the site's cache after a save, except for new and deleted drafts. */
export function refreshSite(
  tag: string,
): CollectionAfterChangeHook & CollectionAfterDeleteHook & GlobalAfterChangeHook {
  return ((args: { doc: { _status?: string }; operation?: string }) => {
    // An updated draft may be an unpublished record.
    const isDraftOnly = args.doc?._status === 'draft' && args.operation !== 'update';
    if (!isDraftOnly) reportContentChange(tag);
    return args.doc;
  }) as CollectionAfterChangeHook & CollectionAfterDeleteHook & GlobalAfterChangeHook;
}
