import 'server-only';
import { headers } from 'next/headers';
import { isArriving } from './arriving';
import { learnerHeader, nonceHeader } from './header-names';

type SiteRequest = {
  nonce: string | undefined;
  /** Whether a learner's valid token came with the request: for the menu, never as a lock. */
  loggedIn: boolean;
  /** As `isArriving` says. */
  arriving: boolean;
};

/** What of a request a page needs: the root layout reads it, and the style sheets, for the nonce. */
export async function readRequest(): Promise<SiteRequest> {
  const incoming = await headers();
  return {
    nonce: incoming.get(nonceHeader) ?? undefined,
    loggedIn: incoming.get(learnerHeader) === '1',
    arriving: isArriving((name) => incoming.get(name)),
  };
}
