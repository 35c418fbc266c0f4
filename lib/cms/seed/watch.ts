import type { Payload } from 'payload';
import { onContentChange } from '@/lib/cms/hooks/refresh-site';
import { logError } from '@/lib/log-error';
import { closeToSeeding } from './state';

/** With the first change of content the database has content of its own, even if all of it is deleted later. */
export function watchContent(cms: Payload): void {
  const stop = onContentChange(() => {
    stop();
    closeToSeeding(cms).catch((error: unknown) => {
      logError('The database could not be marked as having content.', error);
      watchContent(cms);
    });
  });
}
