'use client';

import { useRef, useState } from 'react';
import { forgetEverything, kept, tellOtherTabs } from '@/lib/session/kept';
import { layout } from '@/lib/text/en/layout';

/** Milliseconds until the server counts as not reached. */
const patience = 5000;

// The URL comes with the HTML: this island is on every page and must not bring the list of endpoints.
/** Forgets everything this site keeps in the browser, ends the session on the server, and loads the page anew. */
export function LogoutButton({ url }: { url: string }) {
  const [state, setState] = useState<'in' | 'leaving' | 'failed'>('in');
  // The storage is empty when the button is tapped again.
  const token = useRef<string | null>(null);

  async function logOut() {
    setState('leaving');
    token.current ??= kept('userToken');
    forgetEverything();
    if (!(await endSession(url, token.current))) return setState('failed');
    // Other tabs leave when the server has ended the session.
    tellOtherTabs();
    location.reload();
  }

  return (
    <>
      <button type="button" disabled={state === 'leaving'} onClick={logOut}>
        {layout.menu.logout}
      </button>
      {state === 'leaving' && (
        <p className="alert menu-note" role="status">
          {layout.menu.loggingOut}
        </p>
      )}
      {state === 'failed' && (
        <p className="alert bad menu-note" role="alert" ref={bringIntoView}>
          {layout.menu.stillLoggedIn}
        </p>
      )}
    </>
  );
}

// A phone's menu may end just above it.
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** Whether the session is over on the server, and its cookie gone. */
async function endSession(url: string, token: string | null): Promise<boolean> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), patience);
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  try {
    return (await fetch(url, { method: 'POST', headers, signal: clock.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
