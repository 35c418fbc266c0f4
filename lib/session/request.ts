import 'server-only';
import { headers } from 'next/headers';
import { isFirstVisit } from './first-visit';
import { learnerHeader, nonceHeader, pathHeader, searchHeader } from './header-names';

type SiteRequest = {
  nonce: string | undefined;
  /** For display, never for access control. Undefined for guests. */
  session: string | undefined;
  isFirstVisit: boolean;
  /** Without the prefix of the language, for the menus. */
  path: string;
  search: string;
};

export async function readRequest(): Promise<SiteRequest> {
  const incoming = await headers();
  return {
    nonce: incoming.get(nonceHeader) ?? undefined,
    session: incoming.get(learnerHeader) || undefined,
    isFirstVisit: isFirstVisit((name) => incoming.get(name)),
    path: incoming.get(pathHeader) ?? '',
    search: incoming.get(searchHeader) ?? '',
  };
}
