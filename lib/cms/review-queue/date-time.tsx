'use client';

import { formatStaffDate } from '@/lib/format/staff-date';
import { useTexts } from './use-texts';

export function DateTime({ at, withSeconds = false }: { at: string; withSeconds?: boolean }) {
  const { language } = useTexts();
  return (
    // Node and browsers format dates slightly differently.
    <time dateTime={at} suppressHydrationWarning>
      {formatStaffDate(at, language, { seconds: withSeconds })}
    </time>
  );
}
