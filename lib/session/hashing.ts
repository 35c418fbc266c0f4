import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { tryLater } from '@/lib/errors';
import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';
import { refusal } from '@/lib/text/refusal';

// Argon2id as OWASP recommends: 19 MiB, two passes. Each hash contains its parameters, so these may change.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const cores = availableParallelism();

const hashing = createConcurrencyLimit({
  maxConcurrent: cores,
  maxQueued: 16 * cores,
  queueFullError: () => tryLater(503, refusal('errors', 'loginsBusy'), 5),
});

/** @throws AppError 503 when the queue is full */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, parameters));

let decoyHash: Promise<string> | undefined;

/** Takes as long without a hash, and returns false. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  decoyHash ??= hash('no one has this password', parameters).catch((error: unknown) => {
    decoyHash = undefined;
    throw error;
  });
  const comparedHash = storedHash ?? (await decoyHash);
  const isMatch = await hashing.run(() => verify(comparedHash, password));
  return storedHash !== undefined && isMatch;
}
