type Options = {
  maxConcurrent: number;
  maxQueued?: number;
  queueFullError?: () => Error;
};

export function createConcurrencyLimit({
  maxConcurrent,
  maxQueued = Number.POSITIVE_INFINITY,
  queueFullError = () => new Error('The queue is full.'),
}: Options) {
  const queue: (() => void)[] = [];
  let running = 0;

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  /** The returned function frees the slot and must be called once. Throws `queueFullError`. */
  async function acquire(): Promise<() => void> {
    if (running < maxConcurrent) running += 1;
    else if (queue.length >= maxQueued) throw queueFullError();
    else await new Promise<void>((resolve) => queue.push(resolve));
    return release;
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const releaseSlot = await acquire();
    try {
      return await work();
    } finally {
      releaseSlot();
    }
  }

  return { acquire, run };
}
