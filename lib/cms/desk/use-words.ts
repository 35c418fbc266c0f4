'use client';

import { createContext, useContext } from 'react';
import { type DeskLanguage, type DeskTexts, deskTexts } from './texts';

/** The language in which the desk is shown. */
export const SpokenLanguage = createContext<DeskLanguage>('en');

/** The desk's words, and the language they are in. */
export function useWords(): { text: DeskTexts; language: DeskLanguage } {
  const language = useContext(SpokenLanguage);
  return { text: deskTexts(language), language };
}
