import { AppError } from '@/lib/errors';

/** As long as a browser tries: a body that takes longer would hold its place for nobody. */
const bodyTimeoutMs = 180_000;
/** In each of these intervals a body must bring 2 KB a second on average, or it loses its place. */
const progressIntervalMs = 15_000;
const minIntervalBytes = 2 * 1024 * (progressIntervalMs / 1000);

/**
 * The request with a body of at most `most` bytes that makes progress and comes within three minutes. A length that is announced is
 * checked at once (throws 413); the bytes are counted while they are read, which then fails with 413, or with 408 for a body that
 * is too slow.
 */
export function bounded(request: Request, most: number): Request {
  const tooLarge = () => new AppError(413, 'requestTooLarge', 'This request is too large.');
  if (Number(request.headers.get('content-length')) > most) throw tooLarge();
  if (!request.body) return request;
  let size = 0;
  let sizeBefore = 0;
  const late = new AbortController();
  const endLate = () => {
    stopClocks();
    late.abort(new AppError(408, 'requestTooSlow', 'This request took too long.'));
  };
  const checkProgress = () => {
    if (size - sizeBefore < minIntervalBytes) endLate();
    sizeBefore = size;
  };
  const timeout = setTimeout(endLate, bodyTimeoutMs).unref();
  const progress = setInterval(checkProgress, progressIntervalMs).unref();
  const stopClocks = () => {
    clearTimeout(timeout);
    clearInterval(progress);
  };
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= most) return controller.enqueue(chunk);
      stopClocks();
      throw tooLarge();
    },
    flush: stopClocks,
  });
  const body = request.body.pipeThrough(counted, { signal: late.signal });
  // `duplex` is asked for by every engine and missing in the types.
  return new Request(request, { body, duplex: 'half' } as RequestInit);
}
