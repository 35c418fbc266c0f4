import 'server-only';
import { headers } from 'next/headers';
import { isFirstVisit } from './first-visit';
import { learnerHeader, nonceHeader } from './header-names';

type SiteRequest = {
  nonce: string | undefined;
  /** Whether a learner's valid token came with the request: for the menu, never as a lock. */
  loggedIn: boolean;
  /** From elsewhere, and not by a reload. */
  isFirstVisit: boolean;
};

/** What of a request a page needs: the root layout reads it, and the style sheets, for the nonce. */
export async function readRequest(): Promise<SiteRequest> {
  const incoming = await headers();
  return {
    nonce: incoming.get(nonceHeader) ?? undefined,
    loggedIn: incoming.get(learnerHeader) === '1',
    isFirstVisit: isFirstVisit((name) => incoming.get(name)),
  };
}
