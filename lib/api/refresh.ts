import 'server-only';
import { revalidateTag } from 'next/cache';
import { onContentChange } from '@/lib/cms/hooks/refresh-site';

/** From now on a save in the admin makes what the pages hold of it anew, before the next visitor asks. */
export function refreshOnSave(): void {
  onContentChange((tag) => {
    try {
      revalidateTag(tag, { expire: 0 });
    } catch {
      // Outside a request, as while seeding, nothing is held yet.
    }
  });
}
