'use client';

import { formatStaffDate } from '@/lib/format/staff-date';
import { useTexts } from './use-texts';

export function DateTime({ at, hasSeconds = false }: { at: string; hasSeconds?: boolean }) {
  const { language } = useTexts();
  return (
    // Node and browsers format dates slightly differently.
    <time dateTime={at} suppressHydrationWarning>
      {formatStaffDate(at, language, { hasSeconds: hasSeconds })}
    </time>
  );
}
