import { getText } from '#text';
import { AppError } from '@/lib/errors';

/** The upload timeout of the site's own forms. */
const bodyTimeoutMs = 180_000;
const progressIntervalMs = 15_000;
const minIntervalBytes = 2 * 1024 * (progressIntervalMs / 1000);

/** @throws AppError 413 if `Content-Length` exceeds `maxBytes`; reading the body fails with 413 or 408 */
export function limitBody(request: Request, maxBytes: number): Request {
  const tooLarge = () => new AppError(413, 'requestTooLarge', getText('errors').requestTooLarge);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  if (!request.body) return request;
  let receivedBytes = 0;
  let bytesBefore = 0;
  const slowBody = new AbortController();
  const abortSlow = () => {
    clearTimers();
    slowBody.abort(new AppError(408, 'requestTooSlow', getText('errors').requestTooSlow));
  };
  const checkProgress = () => {
    if (receivedBytes - bytesBefore < minIntervalBytes) abortSlow();
    bytesBefore = receivedBytes;
  };
  const timeout = setTimeout(abortSlow, bodyTimeoutMs).unref();
  const progress = setInterval(checkProgress, progressIntervalMs).unref();
  const clearTimers = () => {
    clearTimeout(timeout);
    clearInterval(progress);
  };
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      receivedBytes += chunk.byteLength;
      if (receivedBytes <= maxBytes) return controller.enqueue(chunk);
      clearTimers();
      throw tooLarge();
    },
    flush: clearTimers,
  });
  const body = request.body.pipeThrough(counted, { signal: slowBody.signal });
  // Streams need `duplex`, which the types lack.
  return new Request(request, { body, duplex: 'half' } as RequestInit);
}
