'use client';

import { staffDate } from '@/lib/format/staff-date';
import { useWords } from './use-words';

/** A moment in Myanmar time. Browsers and servers format it slightly differently. */
export function When({ at, withSeconds = false }: { at: string; withSeconds?: boolean }) {
  const { language } = useWords();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {staffDate(at, language, { seconds: withSeconds })}
    </time>
  );
}
