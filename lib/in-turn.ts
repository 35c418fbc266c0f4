type Size = {
  /** How many work at once. */
  atOnce: number;
  /** How many may wait behind them, and what one more is told. Without it all wait. */
  behind?: { most: number; full: () => Error };
};

/** A queue before heavy work, first come first served. */
export function queue({ atOnce, behind }: Size) {
  const waiting: (() => void)[] = [];
  let working = 0;

  function leave(): void {
    const next = waiting.shift();
    // Its place goes to the next in line, so the count stays.
    if (next) next();
    else working -= 1;
  }

  /** Waits for a place and gives the way to leave it, to be called once. Throws when too many wait. */
  async function enter(): Promise<() => void> {
    if (working < atOnce) working += 1;
    else if (behind && waiting.length >= behind.most) throw behind.full();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  }

  /** Does the work when its turn has come. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = await enter();
    try {
      return await work();
    } finally {
      done();
    }
  }

  return { enter, inTurn };
}
