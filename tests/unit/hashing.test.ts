import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';

const work = vi.hoisted(() => ({ running: 0, most: 0, fails: false }));
vi.mock('@node-rs/argon2', () => {
  const slowly = async <Result>(result: Result) => {
    work.most = Math.max(work.most, ++work.running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    work.running--;
    return result;
  };
  const failing = async () => Promise.reject(new Error('no memory'));
  return { hash: () => (work.fails ? failing() : slowly('a hash')), verify: () => slowly(true) };
});

const { hashPassword, verifyPassword } = await import('@/lib/session/hashing');
const cores = availableParallelism();

test('a failed hash is retried for the next request', async () => {
  work.fails = true;
  await expect(verifyPassword('nobody', undefined)).rejects.toThrow('no memory');
  work.fails = false;
  expect(await verifyPassword('nobody', undefined)).toBe(false);
});

test('one hash per core runs, sixteen per core wait, the others are refused', async () => {
  // The dummy hash for unknown accounts is made once, outside the queue.
  expect(await verifyPassword('nobody', undefined)).toBe(false);
  work.most = 0;
  const hashes = Array.from({ length: 20 * cores }, (_, at) =>
    at % 2 ? hashPassword('a new password') : verifyPassword('an old password', 'a hash'),
  );
  const refused = (await Promise.allSettled(hashes)).filter((result) => result.status === 'rejected');
  expect(work.most).toBe(cores);
  expect(refused).toHaveLength(3 * cores);
  expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'loginsBusy', headers: { 'Retry-After': '5' } });
  expect(await verifyPassword('afterwards', 'a hash')).toBe(true);
});
