let draining = false;

export function watchDrain(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      draining = true;
    });
  }
}

export const isDraining = (): boolean => draining;
