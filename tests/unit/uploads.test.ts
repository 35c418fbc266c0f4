import { afterEach, expect, test } from 'vitest';
import { limitConcurrentUploads } from '@/lib/backend/uploads';

const pending: (() => void)[] = [];
afterEach(async () => {
  for (const end of pending.splice(0)) end();
  await new Promise(setImmediate);
});

/** Starts an upload that does not end. Returns whether it was accepted. */
async function begin(ip: string, learner?: string): Promise<boolean> {
  const values: Record<string, unknown> = { clientNetwork: ip, learner: learner && { _id: learner } };
  let isAccepted = false;
  const upload = limitConcurrentUploads({ get: (name: string) => values[name] } as never, () => {
    isAccepted = true;
    return new Promise<void>((resolve) => pending.push(resolve));
  });
  const refused = upload.then(
    () => undefined,
    (error) => error,
  );
  if (!isAccepted) expect(await refused).toMatchObject({ status: 503, headers: { 'Retry-After': expect.any(String) } });
  return isAccepted;
}

const uploadFrom = (uploads: number, ...client: [string, string?]) =>
  Promise.all(Array.from({ length: uploads }, () => begin(...client)));
const countAccepted = (answers: boolean[]) => answers.filter(Boolean).length;

test('a client may have three uploads at once, and another when one has ended', async () => {
  expect(countAccepted(await uploadFrom(8, '10.0.0.1'))).toBe(3);
  pending.shift()?.();
  await new Promise(setImmediate);
  expect(countAccepted(await uploadFrom(2, '10.0.0.1'))).toBe(1);
});

test('a learner with many IPs is one client, and so are many accounts behind one IP', async () => {
  const ips = ['1', '2', '3', '4', '5'].map((last) => `10.0.1.${last}`);
  expect(countAccepted(await Promise.all(ips.map((ip) => begin(ip, 'thiri'))))).toBe(3);
  const accounts = ['a', 'b', 'c', 'd', 'e'];
  expect(countAccepted(await Promise.all(accounts.map((account) => begin('10.0.2.1', account))))).toBe(3);
});

test('three IPs leave slots for others, and all guests together leave one for a learner', async () => {
  for (const ip of ['10.0.3.1', '10.0.3.2', '10.0.3.3']) await uploadFrom(8, ip);
  expect(await begin('10.0.3.4')).toBe(true);
  for (let last = 5; last < 40; last++) await uploadFrom(3, `10.0.3.${last}`);
  expect(await begin('10.0.4.1')).toBe(false);
  expect(await begin('10.0.4.1', 'su')).toBe(true);
});
