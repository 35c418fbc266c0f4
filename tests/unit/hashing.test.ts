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

const { hashPassword, passwordFits } = await import('@/lib/backend/accounts/hashing');
const cores = availableParallelism();

test('a hash that failed once is made anew for who comes later', async () => {
  work.fails = true;
  await expect(passwordFits('nobody', undefined)).rejects.toThrow('no memory');
  work.fails = false;
  expect(await passwordFits('nobody', undefined)).toBe(false);
});

test('one hash per core at a time, sixteen per core wait, the others are turned away', async () => {
  // The hash that stands in for a missing one is made once, outside the queue.
  expect(await passwordFits('nobody', undefined)).toBe(false);
  work.most = 0;
  const asked = Array.from({ length: 20 * cores }, (_, at) =>
    at % 2 ? hashPassword('a new password') : passwordFits('an old password', 'a hash'),
  );
  const refused = (await Promise.allSettled(asked)).filter((end) => end.status === 'rejected');
  expect(work.most).toBe(cores);
  expect(refused).toHaveLength(3 * cores);
  expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  expect(await passwordFits('afterwards', 'a hash')).toBe(true);
});
