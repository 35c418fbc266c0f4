'use client';

import { layout } from '@/lib/text/en/layout';

/** Ends the session on the server, forgets everything this site keeps in the browser, and loads the page anew. */
export function LogoutButton() {
  async function logOut() {
    const token = localStorage.getItem('userToken');
    // One by one: other tabs leave at the clearing below, when the server has ended the session.
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
    sessionStorage.clear();
    await fetch('/api/auth/logout', {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : undefined,
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    localStorage.setItem('loggedOut', '1');
    localStorage.clear();
    location.reload();
  }

  return (
    <button type="button" onClick={logOut}>
      {layout.menu.logout}
    </button>
  );
}
