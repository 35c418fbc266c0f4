import { afterEach, expect, test, vi } from 'vitest';
import { bounded } from '@/lib/bounded-body';

afterEach(() => {
  vi.useRealTimers();
});

/** A request whose body gives `pieces` of 1 KB and then stays open, or ends. */
function sent(pieces: number, { open = false, headers = {} as Record<string, string> } = {}) {
  const told = { left: pieces, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (told.left-- > 0) return controller.enqueue(new Uint8Array(1024));
      if (open) return new Promise(() => {});
      controller.close();
    },
    cancel() {
      told.cancelled = true;
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  return { request, told };
}

test('a body within its bound is read as it came', async () => {
  const { request } = sent(4, { headers: { 'content-type': 'text/plain', 'x-mine': '1' } });
  const read = bounded(request, 4096);
  expect((await read.arrayBuffer()).byteLength).toBe(4096);
  expect(read.headers.get('x-mine')).toBe('1');
});

test('one that announces too much is not begun', () => {
  const { request } = sent(4, { headers: { 'content-length': '4097' } });
  expect(() => bounded(request, 4096)).toThrow(expect.objectContaining({ status: 413 }));
});

test('one that holds too much is left in the middle', async () => {
  const { request, told } = sent(1000);
  await expect(bounded(request, 4096).arrayBuffer()).rejects.toMatchObject({ status: 413 });
  expect(told.left).toBeGreaterThan(980);
  expect(told.cancelled).toBe(true);
});

/** A body that brings `bytes` each second. */
function dripping(bytes: number) {
  const told = { cancelled: false };
  let clock: NodeJS.Timeout;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      clock = setInterval(() => controller.enqueue(new Uint8Array(bytes)), 1000);
    },
    cancel() {
      clearInterval(clock);
      told.cancelled = true;
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, told };
}

test('one that stops coming is left after half a minute, however much came before', async () => {
  vi.useFakeTimers();
  const { request, told } = sent(1000, { open: true });
  const failed = expect(bounded(request, 4_000_000).arrayBuffer()).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(told.cancelled).toBe(false);
  await vi.advanceTimersByTimeAsync(16_500);
  await failed;
  expect(told.cancelled).toBe(true);
});

test('one that brings less than 2 KB a second is left after 15 seconds', async () => {
  vi.useFakeTimers();
  const { request, told } = dripping(1500);
  const failed = expect(bounded(request, 4_000_000).arrayBuffer()).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(15_500);
  await failed;
  expect(told.cancelled).toBe(true);
});

test('a slow line has three minutes', async () => {
  vi.useFakeTimers();
  const { request, told } = dripping(3000);
  const failed = expect(bounded(request, 4_000_000).arrayBuffer()).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(179_000);
  expect(told.cancelled).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
  expect(told.cancelled).toBe(true);
});
