'use client';

import type { ReviewQueue } from '@/lib/transfers/review-queue';
import { DeskQueue } from './desk-queue';
import type { DeskLanguage } from './texts';
import { SpokenLanguage } from './use-words';
import './desk.css';

/** The review queue in the language of the admin. */
export function Desk({ language, ...content }: ReviewQueue & { language: DeskLanguage }) {
  return (
    <SpokenLanguage value={language}>
      <DeskQueue {...content} />
    </SpokenLanguage>
  );
}
