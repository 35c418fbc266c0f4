import { afterEach, expect, test, vi } from 'vitest';
import { limitBody } from '@/lib/http/body-limit';

afterEach(() => {
  vi.useRealTimers();
});

/** The body has `pieces` of 1 KB, and then stays open or ends. */
function requestOf(pieces: number, { open = false, headers = {} as Record<string, string> } = {}) {
  const source = { remainingPieces: pieces, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (source.remainingPieces-- > 0) return controller.enqueue(new Uint8Array(1024));
      if (open) return new Promise(() => {});
      controller.close();
    },
    cancel() {
      source.isCancelled = true;
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  return { request, source };
}

test('a body within the limit is read unchanged', async () => {
  const { request } = requestOf(4, { headers: { 'content-type': 'text/plain', 'x-mine': '1' } });
  const read = limitBody(request, 4096);
  expect((await read.arrayBuffer()).byteLength).toBe(4096);
  expect(read.headers.get('x-mine')).toBe('1');
});

test('a body with a Content-Length over the limit is refused before it is read', () => {
  const { request } = requestOf(4, { headers: { 'content-length': '4097' } });
  expect(() => limitBody(request, 4096)).toThrow(expect.objectContaining({ status: 413 }));
});

test('reading a body stops at the limit', async () => {
  const { request, source } = requestOf(1000);
  await expect(limitBody(request, 4096).arrayBuffer()).rejects.toMatchObject({ status: 413 });
  expect(source.remainingPieces).toBeGreaterThan(980);
  expect(source.isCancelled).toBe(true);
});

function slowRequest(bytesPerSecond: number) {
  const source = { isCancelled: false };
  let clock: NodeJS.Timeout;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      clock = setInterval(() => controller.enqueue(new Uint8Array(bytesPerSecond)), 1000);
    },
    cancel() {
      clearInterval(clock);
      source.isCancelled = true;
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, source };
}

test('a body that stalls is aborted after two intervals, however much arrived before', async () => {
  vi.useFakeTimers();
  const { request, source } = requestOf(1000, { open: true });
  const rejection = expect(limitBody(request, 4_000_000).arrayBuffer()).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(source.isCancelled).toBe(false);
  await vi.advanceTimersByTimeAsync(16_500);
  await rejection;
  expect(source.isCancelled).toBe(true);
});

test('a body slower than 2 KB a second is aborted after 15 seconds', async () => {
  vi.useFakeTimers();
  const { request, source } = slowRequest(1500);
  const rejection = expect(limitBody(request, 4_000_000).arrayBuffer()).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(15_500);
  await rejection;
  expect(source.isCancelled).toBe(true);
});

test('a slow connection has three minutes', async () => {
  vi.useFakeTimers();
  const { request, source } = slowRequest(3000);
  const rejection = expect(limitBody(request, 4_000_000).arrayBuffer()).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(179_000);
  expect(source.isCancelled).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await rejection;
  expect(source.isCancelled).toBe(true);
});
