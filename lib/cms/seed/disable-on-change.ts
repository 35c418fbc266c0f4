import type { Payload } from 'payload';
import { onContentChange } from '@/lib/cms/hooks/refresh-site';
import { logError } from '@/lib/log-error';
import { disableSeeding } from './state';

/** After the first change of content the database is never seeded, even if all content is deleted. */
export function disableSeedingOnChange(cms: Payload): void {
  const stop = onContentChange(() => {
    stop();
    disableSeeding(cms).catch((error: unknown) => {
      logError('Seeding could not be disabled.', error);
      disableSeedingOnChange(cms);
    });
  });
}
