let draining = false;

/** Notes when the process is told to end. From then on no connection may stay open for a further request. */
export function watchDrain(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      draining = true;
    });
  }
}

export const isDraining = (): boolean => draining;
