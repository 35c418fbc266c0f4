'use client';

import { useEffect } from 'react';

const visitKey = 'visit';

/** A random UUID, also where the page is not on https. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

/** A random name for this visit, kept until the tab is closed. */
function visit(): string {
  try {
    const known = sessionStorage.getItem(visitKey);
    if (known) return known;
    const name = newUuid();
    sessionStorage.setItem(visitKey, name);
    return name;
  } catch {
    return '';
  }
}

function count(url: string) {
  const name = visit();
  // Whether it counts changes nothing for the reader, so neither answer nor failure is looked at.
  fetch(url, {
    method: 'POST',
    keepalive: true,
    headers: name ? { unique_id: name } : {},
  }).catch(() => {});
}

/** Counts a reader once the page is seen, not when a browser has merely loaded it. */
export function ViewBeacon({ url }: { url: string }) {
  useEffect(() => {
    const whenSeen = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', whenSeen);
      count(url);
    };
    document.addEventListener('visibilitychange', whenSeen);
    whenSeen();
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [url]);
  return null;
}
