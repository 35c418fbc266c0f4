import { afterEach, expect, test } from 'vitest';
import { admitted } from '@/lib/backend/uploads';

const leaving: (() => void)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave();
  await new Promise(setImmediate);
});

/** An upload that stays under way. Gives whether it was let in. */
async function begin(address: string, learner?: string): Promise<boolean> {
  const values: Record<string, unknown> = { address, learner: learner && { _id: learner } };
  let isIn = false;
  const upload = admitted({ get: (name: string) => values[name] } as never, () => {
    isIn = true;
    return new Promise<void>((resolve) => leaving.push(resolve));
  });
  const refused = upload.then(
    () => undefined,
    (error) => error,
  );
  if (!isIn) expect(await refused).toMatchObject({ status: 503, headers: { 'Retry-After': expect.any(String) } });
  return isIn;
}

const fromOne = (uploads: number, ...client: [string, string?]) =>
  Promise.all(Array.from({ length: uploads }, () => begin(...client)));
const letIn = (answers: boolean[]) => answers.filter(Boolean).length;

test('a client has three uploads under way, and a further one when the first is over', async () => {
  expect(letIn(await fromOne(8, '10.0.0.1'))).toBe(3);
  leaving.shift()?.();
  await new Promise(setImmediate);
  expect(letIn(await fromOne(2, '10.0.0.1'))).toBe(1);
});

test('a learner with many addresses is one client, and many accounts at one address are one, too', async () => {
  const addresses = ['1', '2', '3', '4', '5'].map((last) => `10.0.1.${last}`);
  expect(letIn(await Promise.all(addresses.map((address) => begin(address, 'thiri'))))).toBe(3);
  const accounts = ['a', 'b', 'c', 'd', 'e'];
  expect(letIn(await Promise.all(accounts.map((account) => begin('10.0.2.1', account))))).toBe(3);
});

test('three addresses leave places for others, and all the guests of the world a place for a learner', async () => {
  for (const address of ['10.0.3.1', '10.0.3.2', '10.0.3.3']) await fromOne(8, address);
  expect(await begin('10.0.3.4')).toBe(true);
  for (let last = 5; last < 40; last++) await fromOne(3, `10.0.3.${last}`);
  expect(await begin('10.0.4.1')).toBe(false);
  expect(await begin('10.0.4.1', 'su')).toBe(true);
});
