import 'server-only';
import { headers } from 'next/headers';
import { learnerHeader, nonceHeader } from './header-names';

type SiteRequest = {
  nonce: string | undefined;
  /** Whether a learner's valid token came with the request: for the menu, never as a lock. */
  loggedIn: boolean;
  /** False when the visitor comes from another page of the site, as far as the browser says. */
  arriving: boolean;
};

/** What of a request the frame of a page needs. Only the root layout reads it. */
export async function readRequest(): Promise<SiteRequest> {
  const incoming = await headers();
  return {
    nonce: incoming.get(nonceHeader) ?? undefined,
    loggedIn: incoming.get(learnerHeader) === '1',
    arriving: incoming.get('sec-fetch-site') !== 'same-origin',
  };
}
