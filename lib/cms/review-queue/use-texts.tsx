'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type ReviewTexts, reviewTexts } from './texts';

const Language = createContext('en');

export function LanguageProvider({ language, children }: { language: string; children: ReactNode }) {
  return <Language value={language}>{children}</Language>;
}

export function useTexts(): { text: ReviewTexts; language: string } {
  const language = useContext(Language);
  return { text: reviewTexts(language), language };
}
