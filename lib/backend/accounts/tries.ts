import { sql } from 'drizzle-orm';
import { runStatement } from '@/lib/backend/statement';
import type { Learner } from '@/lib/cms/payload-types';
import { passwordFits } from './hashing';

const mostFailures = 5;
const lockMinutes = 10;

/**
 * Whether this is the learner's password. Five wrong ones lock the account for ten minutes, in which the right one is
 * refused like a wrong one. Without a learner it takes as long and answers false.
 */
export async function provePassword(learner: Learner | null, password: string): Promise<boolean> {
  // Counted while the hash is made: guesses sent at once cannot overtake the count, and the count's time does not show.
  const [allowed, fits] = await Promise.all([
    learner ? claimTry(learner.id) : false,
    passwordFits(password, learner?.passwordHash),
  ]);
  if (!learner || !allowed || !fits) return false;
  await forgetFailures(learner.id);
  return true;
}

async function claimTry(learner: string): Promise<boolean> {
  const now = new Date().toISOString();
  const until = new Date(Date.now() + lockMinutes * 60_000).toISOString();
  // A lock that has run out starts the count anew.
  const claimed = await runStatement(sql`
    UPDATE learners SET
      failures = CASE WHEN locked_until IS NULL THEN COALESCE(failures, 0) + 1 ELSE 1 END,
      locked_until = CASE
        WHEN locked_until IS NULL AND COALESCE(failures, 0) + 1 >= ${mostFailures} THEN ${until}
        WHEN locked_until IS NOT NULL THEN NULL
        ELSE locked_until END
    WHERE id = ${learner} AND (locked_until IS NULL OR locked_until <= ${now})
    RETURNING id`);
  return claimed.length > 0;
}

/** Opens an account again: after the right password, and after a reset. */
export async function forgetFailures(learner: string): Promise<void> {
  await runStatement(sql`UPDATE learners SET failures = 0, locked_until = NULL WHERE id = ${learner} RETURNING id`);
}
