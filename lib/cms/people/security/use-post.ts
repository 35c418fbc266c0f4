'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postStaff } from './post-staff';
import { securityTexts } from './security-texts';

/** Sends a form of these screens: one at a time, with the message of a refusal. */
export function usePost() {
  const { i18n } = useTranslation();
  const texts = securityTexts(i18n.language);
  const [error, setError] = useState<string>();
  // Before hydration the browser would submit the form itself.
  const [isBusy, setBusy] = useState(true);
  useEffect(() => setBusy(false), []);
  async function post<Answer>(path: string, body: object) {
    setBusy(true);
    setError(undefined);
    const outcome = await postStaff<Answer>(path, body);
    setBusy(false);
    if (outcome.error !== undefined) setError(outcome.error || texts.failed);
    return outcome;
  }
  return { texts, language: i18n.language, post, error, isBusy };
}
