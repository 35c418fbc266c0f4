'use client';

import { DeskQueue } from './desk-queue';
import type { Desk as DeskContent } from './queue';
import type { DeskLanguage } from './texts';
import { SpokenLanguage } from './use-words';
import './desk.css';

/** The approval desk in the language of the admin. */
export function Desk({ language, ...content }: DeskContent & { language: DeskLanguage }) {
  return (
    <SpokenLanguage value={language}>
      <DeskQueue {...content} />
    </SpokenLanguage>
  );
}
