import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';
import { processWide } from '@/lib/process-wide';

/** By client network: a whole school may share one IP. Pages from the cache do not count. */
const perClient = { points: 240, duration: 60 };

const queueRetrySeconds = 5;

export class TooManyRenders extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many pages are being rendered.');
  }
}

const clients = processWide('render-clients', () => new RateLimiterMemory(perClient));
const createSlots = () =>
  createConcurrencyLimit({
    maxConcurrent: 4,
    maxQueued: 60,
    queueFullError: () => new TooManyRenders(queueRetrySeconds),
  });

const slots = processWide('render-slots', createSlots);
const adminSlots = processWide('admin-render-slots', createSlots);
const backgroundSlots = processWide('background-render-slots', () => createConcurrencyLimit({ maxConcurrent: 1 }));

/**
 * Waits for a slot. The returned function frees it and must be called once.
 * @throws TooManyRenders
 */
export async function admitRender(client: string): Promise<() => void> {
  try {
    await clients.consume(client);
  } catch (result) {
    if (result instanceof RateLimiterRes) throw new TooManyRenders(Math.ceil(result.msBeforeNext / 1000));
    throw result;
  }
  return slots.acquire();
}

/** Not counted per client: staff share one IP, and each click requests several parts. Throws TooManyRenders. */
export const admitAdminRender = (): Promise<() => void> => adminSlots.acquire();

/**
 * For renders that nobody waits for. One at a time, and not in the slots of visitors: a crawler that reads many stale pages would
 * fill their queue.
 */
export const renderInBackground = (render: () => Promise<void>): Promise<void> => backgroundSlots.run(render);
