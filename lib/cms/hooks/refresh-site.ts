import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { notifyInstances } from '@/lib/cms/notify-instances';
import { processWide } from '@/lib/process-wide';

type Listener = (tag: string) => void;

const listeners = processWide('content-listeners', () => new Set<Listener>());

/** Calls the listener with the cache tag of every change that this instance saves. Returns a function that removes it. */
export function onContentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For changes below Payload, which run no hooks. */
export async function reportContentChange(cms: Payload, tag: string, req?: PayloadRequest): Promise<void> {
  for (const listener of listeners) listener(tag);
  await notifyInstances(cms, tag, req);
}

type Change = { doc: { _status?: string }; operation?: string; req: PayloadRequest };

/** Hook that invalidates the site's cache after a save, except for new and deleted drafts. */
export function refreshSite(
  tag: string,
): CollectionAfterChangeHook & CollectionAfterDeleteHook & GlobalAfterChangeHook {
  return (async ({ doc, operation, req }: Change) => {
    // An updated draft may be an unpublished record.
    const isDraftOnly = doc?._status === 'draft' && operation !== 'update';
    if (!isDraftOnly) await reportContentChange(req.payload, tag, req);
    return doc;
  }) as unknown as CollectionAfterChangeHook & CollectionAfterDeleteHook & GlobalAfterChangeHook;
}
