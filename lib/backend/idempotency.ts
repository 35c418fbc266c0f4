import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { AppError } from '@/lib/errors';
import { logError } from '@/lib/log-error';
import { refusal } from '@/lib/text/refusal';
import { executeSql } from './sql';

const lifetimeMs = 24 * 60 * 60 * 1000;
/** The process may have been killed: then the same request may run again, and records with the key's id are not stored twice. */
const lockMs = 15_000;
/** Longer than the lock, so that a retry after a crash succeeds. */
const maxWaitMs = 20_000;
const pollMs = 50;
const retryAfterSeconds = 5;

type KeyedRequest = {
  key: string;
  scope: string[];
  path: string;
  body: object;
};

const sha256 = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

async function hashContent(path: string, body: object): Promise<string> {
  const fields = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
  const hashed = fields.map(async ([name, value]) => {
    if (!(value instanceof Blob)) return [name, value];
    const bytes = Buffer.from(await value.arrayBuffer());
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return sha256([path, ...(await Promise.all(hashed))]);
}

/** A key that has expired counts as new. */
async function reserveKey(key: string, content: string): Promise<string | undefined> {
  const [id, lockedUntil, now, expired] = [randomUUID(), fromNow(lockMs), fromNow(0), fromNow(-lifetimeMs)];
  const [reserved] = await executeSql<{ id: string }>(
    sql`INSERT INTO idempotency_keys (id, key, content, locked_until, created_at, updated_at)
      VALUES (${id}, ${key}, ${content}, ${lockedUntil}, ${now}, ${now})
      ON CONFLICT (key) DO UPDATE SET id = excluded.id, content = excluded.content, response = NULL,
        locked_until = excluded.locked_until, created_at = excluded.created_at, updated_at = excluded.updated_at
      WHERE idempotency_keys.created_at <= ${expired} RETURNING id`,
  );
  return reserved?.id;
}

const readKey = async (key: string) =>
  (
    await executeSql<{ content: string; response: string | null }>(
      sql`SELECT content, response FROM idempotency_keys WHERE key = ${key}`,
    )
  )[0];

async function takeOverLock(key: string, content: string): Promise<string | undefined> {
  const [taken] = await executeSql<{ id: string }>(
    sql`UPDATE idempotency_keys SET locked_until = ${fromNow(lockMs)}
      WHERE key = ${key} AND content = ${content} AND response IS NULL AND locked_until <= ${fromNow(0)} RETURNING id`,
  );
  return taken?.id;
}

const storeResponse = (id: string, data: unknown) =>
  executeSql(
    sql`UPDATE idempotency_keys SET response = ${JSON.stringify({ data })}, updated_at = ${fromNow(0)} WHERE id = ${id}`,
  );

/** A refused request has stored nothing: its key is free for a corrected one. After other failures the key stays bound to its content. */
async function releaseKey(id: string, error: unknown): Promise<void> {
  const isRefused = error instanceof AppError && error.status < 500;
  await executeSql(
    isRefused
      ? sql`DELETE FROM idempotency_keys WHERE id = ${id}`
      : sql`UPDATE idempotency_keys SET locked_until = ${fromNow(0)} WHERE id = ${id}`,
  ).catch((failure: unknown) => logError('An idempotency key stays locked until its lock expires.', failure));
}

/**
 * Runs the handler once for a key and content, and returns its first data to every repetition.
 * The handler gets the id of the stored key, which survives a crash.
 * @throws AppError 409 if the key was sent with other content, or if its request is still running
 */
export async function runOnce<Data>(
  { key, scope, path, body }: KeyedRequest,
  handle: (id: string) => Data | Promise<Data>,
): Promise<Data> {
  const deadline = Date.now() + maxWaitMs;
  const [hashedKey, content] = [sha256([...scope, key]), await hashContent(path, body)];
  for (;;) {
    let id = await reserveKey(hashedKey, content);
    const stored = id ? undefined : await readKey(hashedKey);
    if (stored && stored.content !== content) throw conflict('idempotencyKeyReused');
    if (stored?.response) return (JSON.parse(stored.response) as { data: Data }).data;
    id ??= await takeOverLock(hashedKey, content);
    if (id) return runAndStore(id, handle);
    if (Date.now() > deadline) throw conflict('idempotencyKeyInUse', { 'Retry-After': String(retryAfterSeconds) });
    await sleep(pollMs);
  }
}

async function runAndStore<Data>(id: string, handle: (id: string) => Data | Promise<Data>): Promise<Data> {
  try {
    const data = await handle(id);
    await storeResponse(id, data);
    return data;
  } catch (error) {
    await releaseKey(id, error);
    throw error;
  }
}

function conflict(code: 'idempotencyKeyReused' | 'idempotencyKeyInUse', headers?: Record<string, string>): AppError {
  const { message } = refusal('forms', code);
  return new AppError(409, code, message, undefined, headers);
}

export async function deleteExpiredKeys(): Promise<void> {
  await executeSql(sql`DELETE FROM idempotency_keys WHERE created_at <= ${fromNow(-lifetimeMs)}`);
}
