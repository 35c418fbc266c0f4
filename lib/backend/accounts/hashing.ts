import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { tryLater } from '@/lib/errors';
import { queue } from '@/lib/in-turn';

// Argon2id as OWASP advises it: 19 MiB, two passes. The parameters stand in each hash, so they may grow later.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const cores = availableParallelism();

// One hash per core at a time and a short queue: a flood of logins must not take the machine from everyone else.
const { inTurn } = queue({
  atOnce: cores,
  behind: {
    most: 16 * cores,
    full: () =>
      tryLater(
        503,
        { code: 'busy', message: 'Many people are logging in just now. Please try again in a few seconds.' },
        5,
      ),
  },
});

/** A salted hash that holds its parameters. Throws 503 when too many hashes wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, parameters));

let stand: Promise<string> | undefined;

/** Whether a password belongs to a hash. Without a hash it takes as long and answers false. */
export async function passwordFits(password: string, kept: string | undefined): Promise<boolean> {
  stand ??= hash('no one has this password', parameters).catch((error: unknown) => {
    // One that failed must not turn away whoever comes later.
    stand = undefined;
    throw error;
  });
  const compared = kept ?? (await stand);
  const fits = await inTurn(() => verify(compared, password));
  return kept !== undefined && fits;
}
