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

test('one that does not come to its end is left after three minutes', async () => {
  vi.useFakeTimers();
  const { request, told } = sent(2, { open: true });
  const read = bounded(request, 4096).arrayBuffer();
  const failed = expect(read).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(179_000);
  expect(told.cancelled).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
  expect(told.cancelled).toBe(true);
});
