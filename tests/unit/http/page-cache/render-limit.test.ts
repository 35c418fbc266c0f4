import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { framework, requestPage } from '@/tests/support/cached-pages';

vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({ TRUST_PROXY: 1 })) }));

const from = (ip: string) => ({ 'x-forwarded-for': ip });

test('a client that forces renders is asked to wait; others, and cached pages, go on', async () => {
  await requestPage('/adult', from('192.0.2.1'));
  for (let count = 0; count < 240; count++) await requestPage(`/status?reference=${count}`, from('192.0.2.2'));
  const refused = await requestPage('/status?reference=x', from('192.0.2.2'));
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await requestPage('/native', from('192.0.2.2'))).status).toBe(503);
  expect((await requestPage('/adult', from('192.0.2.2'))).status).toBe(200);
  expect((await requestPage('/status?reference=x', from('192.0.2.3'))).status).toBe(200);
});

test('renders beyond the queue are refused, whoever asks; cached pages go on', async () => {
  await requestPage('/adult', from('192.0.2.4'));
  framework.isHanging = true;
  const waiting = Array.from({ length: 64 }, (_, index) => requestPage(`/blog/${index}`, from(`203.0.113.${index}`)));
  while (framework.hangingRenders < 4) await pause(5);
  await pause(50);
  expect((await requestPage('/kid', from('198.51.100.1'))).status).toBe(503);
  expect((await requestPage('/adult', from('198.51.100.1'))).status).toBe(200);
  framework.isHanging = false;
  vi.advanceTimersByTime(12_000);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(64).fill(200));
});
