import { sql } from 'drizzle-orm';
import { executeSql } from '@/lib/backend/sql';
import type { Learner } from '@/lib/cms/payload-types';
import { verifyPassword } from '@/lib/session/hashing';

const maxFailures = 5;
const lockMinutes = 10;

/** Five wrong passwords lock the account, for the right one too. Unknown learners take the same time. */
export async function checkPassword(learner: Learner | null, password: string): Promise<boolean> {
  // Counted while hashing: concurrent guesses cannot overtake the count, and it adds no time.
  const [isAllowed, isMatch] = await Promise.all([
    learner ? claimAttempt(learner.id) : false,
    verifyPassword(password, learner?.passwordHash),
  ]);
  if (!learner || !isAllowed || !isMatch) return false;
  await unlockAccount(learner.id);
  return true;
}

async function claimAttempt(learner: string): Promise<boolean> {
  const now = new Date().toISOString();
  const until = new Date(Date.now() + lockMinutes * 60_000).toISOString();
  // An expired lock restarts the count.
  const claimed = await executeSql(sql`
    UPDATE learners SET
      failures = CASE WHEN locked_until IS NULL THEN COALESCE(failures, 0) + 1 ELSE 1 END,
      locked_until = CASE
        WHEN locked_until IS NULL AND COALESCE(failures, 0) + 1 >= ${maxFailures} THEN ${until}
        WHEN locked_until IS NOT NULL THEN NULL
        ELSE locked_until END
    WHERE id = ${learner} AND (locked_until IS NULL OR locked_until <= ${now})
    RETURNING id`);
  return claimed.length > 0;
}

async function unlockAccount(learner: string): Promise<void> {
  await executeSql(sql`UPDATE learners SET failures = 0, locked_until = NULL WHERE id = ${learner} RETURNING id`);
}
