import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ownRounds } from '@/lib/backend/own';
import { capabilities } from '@/lib/backend-choice';
import { env } from '@/lib/env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a caller knows `CRON_SECRET`, as Vercel's clock says it: `Bearer …`. Takes the same time whatever was said. */
export const isTheClock = (authorization: string | null): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${env().CRON_SECRET}`));

/** Does what is done by the clock and tells how much it was; undefined when there is no round of this name. */
export async function doRound(name: string): Promise<object | undefined> {
  // An existing backend has its own clock.
  if (!capabilities().hasCms) return undefined;
  const rounds = await ownRounds();
  return Object.hasOwn(rounds, name) ? rounds[name as keyof typeof rounds]() : undefined;
}
