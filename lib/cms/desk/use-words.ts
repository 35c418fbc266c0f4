'use client';

import { createContext, useContext } from 'react';
import { type DeskLanguage, type DeskTexts, deskTexts } from './texts';

/** The language of the admin. */
export const SpokenLanguage = createContext<DeskLanguage>('en');

/** The texts of the review queue, and their language. */
export function useWords(): { text: DeskTexts; language: DeskLanguage } {
  const language = useContext(SpokenLanguage);
  return { text: deskTexts(language), language };
}
