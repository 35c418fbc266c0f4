'use client';

import { useEffect } from 'react';
import { yangonOffsetMs } from '@/lib/format/dates';
import type { OwnTimeTexts } from './show-own-times';

const yangonOffsetMinutes = yangonOffsetMs / 60_000;

/** Adds the hours in the visitor's time zone to those of classes. Visitors in Myanmar load nothing for it. */
export function OwnTimes({ text }: { text: OwnTimeTexts }) {
  useEffect(() => {
    const aheadMinutes = -new Date().getTimezoneOffset() - yangonOffsetMinutes;
    if (aheadMinutes === 0) return;
    void import('./show-own-times').then(
      ({ showOwnTimes }) => showOwnTimes(aheadMinutes, text),
      () => undefined,
    );
  }, [text]);
  return null;
}
