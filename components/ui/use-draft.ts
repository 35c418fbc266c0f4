'use client';

import { useState } from 'react';

type Kept<Values> = { values: Partial<Values>; key: string; at: number };

const month = 30 * 24 * 60 * 60 * 1000;

/** A random key, also where the page is not on https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readKept<Values>(place: string): Kept<Values> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Kept<Values> | null;
    return kept?.values && typeof kept.key === 'string' && Date.now() - kept.at < month ? kept : null;
  } catch {
    return null;
  }
}

/**
 * What was typed into a form, kept on this device until it is sent, with the key all tries of sending it share. Never for passwords
 * and files. A browser that keeps nothing loses nothing else.
 */
export function useDraft<Values extends object>(name: string) {
  const place = `draft:${name}`;
  const [draft, setDraft] = useState(() => {
    const kept = readKept<Values>(place);
    return { values: kept?.values ?? ({} as Partial<Values>), key: kept?.key ?? newKey() };
  });
  return {
    ...draft,
    keep(values: Partial<Values>) {
      try {
        localStorage.setItem(place, JSON.stringify({ values, key: draft.key, at: Date.now() }));
      } catch {
        // Full or forbidden storage: the form works on.
      }
    },
    /** Forgets it all: what is typed from now on is another form. */
    clear() {
      setDraft({ values: {}, key: newKey() });
      try {
        localStorage.removeItem(place);
      } catch {
        // As above.
      }
    },
  };
}
