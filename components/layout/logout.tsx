'use client';

import { useRef, useState } from 'react';
import { getText } from '#text';
import { clearStorage, readItem, signalOtherTabs } from '@/lib/browser-storage';

const timeoutMs = 5000;

// `url` is a property so that this island, which is on every page, does not import the endpoints.
export function LogoutButton({ url }: { url: string }) {
  const layout = getText('layout');
  const [state, setState] = useState<'loggedIn' | 'loggingOut' | 'failed'>('loggedIn');
  // The storage is empty at the second try.
  const token = useRef<string | null>(null);

  async function logOut() {
    setState('loggingOut');
    token.current ??= readItem('userToken');
    clearStorage();
    if (!(await endSession(url, token.current))) return setState('failed');
    signalOtherTabs();
    location.reload();
  }

  return (
    <>
      <button type="button" disabled={state === 'loggingOut'} onClick={logOut}>
        {layout.menu.logout}
      </button>
      {state === 'loggingOut' && (
        <p className="alert menu-note" role="status">
          {layout.menu.loggingOut}
        </p>
      )}
      {state === 'failed' && (
        <p className="alert bad menu-note" role="alert" ref={scrollIntoView}>
          {layout.menu.stillLoggedIn}
        </p>
      )}
    </>
  );
}

const scrollIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

async function endSession(url: string, token: string | null): Promise<boolean> {
  const controller = new AbortController();
  const timeout = setTimeout(() => controller.abort(), timeoutMs);
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  try {
    return (await fetch(url, { method: 'POST', headers, signal: controller.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timeout);
  }
}
