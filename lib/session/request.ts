import 'server-only';
import { headers } from 'next/headers';
import { learnerHeader, nonceHeader } from './header-names';

/** The nonce of this answer, and whether a learner's valid token came with the request (for the menu, never as a lock). */
export async function readRequest(): Promise<{ nonce: string | undefined; loggedIn: boolean }> {
  const incoming = await headers();
  return { nonce: incoming.get(nonceHeader) ?? undefined, loggedIn: incoming.get(learnerHeader) === '1' };
}
