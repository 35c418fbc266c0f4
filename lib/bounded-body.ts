import { AppError } from '@/lib/errors';

// As long as a browser tries: a body that takes longer would hold its place for nobody.
const longest = 180_000;

/**
 * The request with a body of at most `most` bytes that comes within three minutes. A length that is announced is checked at
 * once (throws 413); the bytes are counted while they are read, which then fails with 413, or with 408 when time is up.
 */
export function bounded(request: Request, most: number): Request {
  const tooLarge = () => new AppError(413, 'This request is too large.');
  if (Number(request.headers.get('content-length')) > most) throw tooLarge();
  if (!request.body) return request;
  let size = 0;
  const late = new AbortController();
  const clock = setTimeout(() => late.abort(new AppError(408, 'This request took too long.')), longest);
  clock.unref();
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= most) return controller.enqueue(chunk);
      clearTimeout(clock);
      throw tooLarge();
    },
    flush: () => clearTimeout(clock),
  });
  const body = request.body.pipeThrough(counted, { signal: late.signal });
  // `duplex` is asked for by every engine and missing in the types.
  return new Request(request, { body, duplex: 'half' } as RequestInit);
}
