'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import { getText } from '#text';
import { clearStorage, readItem, signalOtherTabs } from '@/lib/browser-storage';

const timeoutMs = 5000;

type Props = {
  /** Not imported: this island is on every page. */
  url: string;
  /** Of the page, which a logout without scripts loads again. */
  path: string;
};

export function LogoutButton({ url, path }: Props) {
  const layout = getText('layout');
  const [state, setState] = useState<'loggedIn' | 'loggingOut' | 'failed'>('loggedIn');
  // The storage is empty at the second try.
  const token = useRef<string | null>(null);

  async function logOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setState('loggingOut');
    token.current ??= readItem('userToken');
    clearStorage();
    if (!(await endSession(url, token.current))) return setState('failed');
    signalOtherTabs();
    location.reload();
  }

  return (
    <form method="post" action={url} onSubmit={logOut}>
      <input type="hidden" name="destination" value={path} />
      <button type="submit" disabled={state === 'loggingOut'}>
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
    </form>
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
